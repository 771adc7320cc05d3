import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseAst } from 'rollup/parseAst'

const COMPILER = 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js'

const SOURCES = ['wrappers/angular/element-directive.ts', 'wrappers/option-attributes.ts']

const SETTINGS = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ES2022',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    strict: true,
    noImplicitOverride: true,
    experimentalDecorators: true,
    useDefineForClassFields: false,
    declaration: true,
    removeComments: false,
    skipLibCheck: true,
    types: []
  },
  // Libraries are published partially compiled. The Angular compiler of the host completes them.
  angularCompilerOptions: { compilationMode: 'partial', strictTemplates: true }
}

function compile(folder) {
  const parameters = ['--import', './scripts/older-typescript.mjs', COMPILER, '-p', folder]
  const { status } = spawnSync(process.execPath, parameters, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error('The Angular directives could not be compiled. See the compiler errors above.')
}

const isMetadata = ({ type, expression }) =>
  type === 'ExpressionStatement' && expression.callee?.property?.name === 'ɵɵngDeclareClassMetadata'

/** Removes the metadata of decorators, which only `TestBed` overrides need. */
function withoutMetadata(code) {
  const statements = parseAst(code).body.filter(isMetadata)
  return statements.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)
}

const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')))

/**
 * Compiles directives with the Angular compiler.
 *
 * @param source Source text of the module.
 * @param folder Output folder of the declarations.
 * @returns the path of the compiled module, which still has to be bundled
 */
export function compileForAngular(source, folder) {
  mkdirSync(folder)
  for (const path of SOURCES) copyFileSync(path, join(folder, basename(path)))
  writeFileSync(join(folder, 'index.ts'), source)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...SETTINGS, files: readdirSync(folder) }))
  compile(folder)
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (name.endsWith('.js')) edit(file, withoutMetadata)
    // The compiler omits file extensions in some imports, but Node requires them.
    else if (name.endsWith('.d.ts'))
      edit(file, (text) => text.replaceAll(/(from ["']\.[^"']*?)(?:\.js)?(["'])/g, '$1.js$2'))
    else rmSync(file)
  }
  return join(folder, 'index.js')
}

/** Removes files that were bundled or that the declarations do not need. */
export function cleanAfterAngular(folder) {
  const isNeeded = (name) => name === 'index.js' || name === 'index.d.ts' || name === 'element-directive.d.ts'
  for (const name of readdirSync(folder)) if (!isNeeded(name)) rmSync(join(folder, name))
}
