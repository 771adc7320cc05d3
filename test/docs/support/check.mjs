import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Inside the repository, so that `latchkey` resolves to the built package. */
const PARENT = '.snippets'
const MOST_OUTPUT = 16 * 2 ** 20

const SETTINGS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: []
}

/** Compilers by kind of code: command, file extension, and additional settings. */
const CHECKERS = {
  typescript: {
    command: ['node_modules/typescript/bin/tsc', '-p', '.'],
    ending: ({ language }) => (language === 'ts' || language === 'js' ? 'ts' : 'tsx'),
    options: { jsx: 'react-jsx' }
  },
  vue: {
    command: ['node_modules/vue-tsc/bin/vue-tsc.js', '-p', '.'],
    ending: () => 'vue',
    moreOptions: { vueCompilerOptions: { strictTemplates: true } }
  },
  svelte: {
    command: [
      'node_modules/svelte-check/bin/svelte-check',
      '--tsconfig',
      './tsconfig.json',
      '--output',
      'machine',
      '--workspace',
      '.'
    ],
    ending: () => 'svelte',
    options: { verbatimModuleSyntax: true }
  },
  angular: {
    command: ['node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js', '-p', '.'],
    ending: () => 'ts',
    options: { experimentalDecorators: true, useDefineForClassFields: false },
    moreOptions: { angularCompilerOptions: { strictTemplates: true } }
  }
}

function run(command, folder, isOlder) {
  const older = isOlder ? ['--import', `${process.cwd()}/scripts/older-typescript.mjs`] : []
  const [tool, ...parameters] = command
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...older, join(process.cwd(), tool), ...parameters],
      { cwd: folder, maxBuffer: MOST_OUTPUT },
      (error, output, errors) => resolve({ isRefused: !!error, output: output + errors })
    )
  })
}

/** Names files by page and line. */
const fileName = ({ place }, ending) => `${place.replaceAll(/[/:]/g, '.')}.${ending}`

/** Makes the code a module even if it imports nothing. */
const asModule = (code, ending) =>
  /tsx?$/.test(ending) && !/^(?:im|ex)port /m.test(code) ? `${code}\nexport {}\n` : code

/**
 * Compiles snippets of one kind with the types of the package.
 *
 * @param imports imported files by path
 * @returns whether the compiler rejected a snippet, and its output
 */
export async function compile(kind, snippets, imports = {}) {
  const { command, ending, options, moreOptions: settings } = CHECKERS[kind]
  mkdirSync(PARENT, { recursive: true })
  const folder = mkdtempSync(join(PARENT, `${kind}-`))
  try {
    for (const snippet of snippets) {
      writeFileSync(join(folder, fileName(snippet, ending(snippet))), asModule(snippet.code, ending(snippet)))
    }
    // Bundlers declare style sheets in their own types.
    writeFileSync(join(folder, 'style-sheets.d.ts'), "declare module '*.css'\n")
    for (const [path, code] of Object.entries(imports)) writeFileSync(join(folder, path), code)
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...SETTINGS, ...options }, ...settings, include: ['.'] })
    )
    return await run(command, folder, kind !== 'typescript')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
