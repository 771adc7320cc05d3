const STRICT = /"strictTemplates"\s*:\s*true/
const COMPILERS = {
  vue: { settings: 'vueCompilerOptions', uses: /['"]latchkey\/vue['"]/ },
  '@angular/core': { settings: 'angularCompilerOptions', uses: /['"]latchkey\/angular['"]/ }
}

const withoutComments = (text) => text.replaceAll(/("(?:\\.|[^"\\])*")|\/\/.*|\/\*[^]*?\*\//g, '$1')

/** Without strict templates, these compilers accept misspelled options. */
export function checkStrictTemplates({ files, dependsOn }) {
  const settingsFiles = files.filter(({ path }) => /(?:^|\/)tsconfig[^/]*\.json$/.test(path))
  if (settingsFiles.length === 0) return []
  const isStrict = (settings) =>
    settingsFiles.some(({ text }) => withoutComments(text).includes(settings) && STRICT.test(withoutComments(text)))
  return Object.entries(COMPILERS)
    .filter(([name, { uses }]) => dependsOn(name) && files.some(({ text }) => uses.test(text)))
    .filter(([, { settings }]) => !isStrict(settings))
    .map(([, { settings }]) => ({
      isError: false,
      location: settingsFiles.find(({ path }) => /tsconfig(?:\.app)?\.json$/.test(path))?.path ?? settingsFiles[0].path,
      problem: 'templates are not checked strictly, so misspelled options and wrong values compile.',
      fix: `Add "${settings}": { "strictTemplates": true } next to "compilerOptions".`
    }))
}
