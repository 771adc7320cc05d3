// `node scripts/write-lists.mjs`: updates the lists in the code that follow from files and folders.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { elementNames, firstScreenNames } from './entries.mjs'
import { camelCase, constantCase, featureFolders } from './message-modules.mjs'

const ROUTES = 'src/sandbox/routes'

/** Returns the routes of each subject: the name of its file and of the constant in it. */
const sandboxRoutes = () =>
  readdirSync(ROUTES)
    .toSorted()
    .map((file) => {
      const [, constant] = /^export const (\w+Routes)\b/m.exec(readFileSync(`${ROUTES}/${file}`, 'utf8'))
      return { name: file.replace('.ts', ''), constant }
    })

/** Lists by file: what a row looks like, and all rows. */
const LISTS = [
  {
    file: 'elements/elements.ts',
    row: /^export \* from /,
    rows: () => elementNames().map((name) => `export * from './${name}.js'`)
  },
  {
    file: 'elements/prerender-first.ts',
    row: /^import \* as /,
    rows: () => firstScreenNames().map((name) => `import * as ${camelCase(name)} from './first/${name}.js'`)
  },
  {
    file: 'elements/prerender-first.ts',
    row: /^ {2}\['x-/,
    rows: () =>
      firstScreenNames().map(
        (name, index, { length }) =>
          `  ['x-${name}', ${camelCase(name)}.prerenderScreen]${index < length - 1 ? ',' : ''}`
      )
  },
  {
    file: 'src/messages/feature-messages.ts',
    row: /^ {2}\| typeof import/,
    rows: () => featureFolders().map((name) => `  | typeof import('./${name}/en.js').${constantCase(name)}`)
  },
  {
    file: 'src/sandbox/router.ts',
    row: /^import .* from '\.\/routes\//,
    rows: () => sandboxRoutes().map(({ name, constant }) => `import { ${constant} } from './routes/${name}.js'`)
  },
  {
    file: 'src/sandbox/router.ts',
    row: /^ {4}\.\.\.\w+Routes,$/,
    rows: () => sandboxRoutes().map(({ constant }) => `    ...${constant},`)
  }
]

/** Replaces the rows of a list, which are consecutive lines. */
function withRows(code, { row, rows }) {
  const lines = code.split('\n')
  const start = lines.findIndex((line) => row.test(line))
  const length = lines.slice(start).findIndex((line) => !row.test(line))
  return lines.toSpliced(start, length, ...rows()).join('\n')
}

/** Returns the updated code of the files with lists, by path. */
export function filesWithLists() {
  const files = new Map()
  for (const list of LISTS) {
    const { file } = list
    files.set(file, withRows(files.get(file) ?? readFileSync(file, 'utf8'), list))
  }
  return files
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, code] of filesWithLists()) writeFileSync(file, code)
}
