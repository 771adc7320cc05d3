const STRICT = /"strictTemplates"\s*:\s*true/
const COMPILERS = {
  vue: { settings: 'vueCompilerOptions', uses: /['"]latchkey\/vue['"]/ },
  '@angular/core': { settings: 'angularCompilerOptions', uses: /['"]latchkey\/angular['"]/ }
}

const withoutComments = (text) => text.replaceAll(/("(?:\\.|[^"\\])*")|\/\/.*|\/\*[^]*?\*\//g, '$1')

/** Without it these compilers let a misspelt option of an element pass. */
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
      where: settingsFiles.find(({ path }) => /tsconfig(?:\.app)?\.json$/.test(path))?.path ?? settingsFiles[0].path,
      what: 'templates are not checked strictly, so that a misspelt option or a wrong value compiles.',
      how: `Write "${settings}": { "strictTemplates": true } beside "compilerOptions".`
    }))
}
