import { posix } from 'node:path'

const HEADER =
  '// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.\n' +
  '// Not to be edited.\n'

const WIDTH = 120

const NOT_CODE = /'[^'\n]*'|\/\*.*?\*\//gs

function importOf([home, names], file) {
  const path = posix.relative(posix.dirname(file), home).replace(/^(?!\.)/, './')
  const line = `import type { ${names.join(', ')} } from '${path}.js'`
  return line.length <= WIDTH ? line : line.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', '\n}')
}

/** Collects declarations of types by file, and writes each file with what it imports. */
export function createTypeModules() {
  const files = new Map()
  const homes = new Map()

  function importsOf(file, body) {
    const byHome = new Map()
    for (const name of new Set(body.replace(NOT_CODE, '').match(/\b[A-Z]\w+/g))) {
      const home = homes.get(name)
      if (home && home !== file) byHome.set(home, [...(byHome.get(home) ?? []), name].sort())
    }
    return [...byHome].sort().map((home) => importOf(home, file))
  }

  return {
    /** Tells where a type is that is yet to be added, or is written by hand. */
    announce: (name, file) => homes.set(name, file),
    isKnown: (name) => homes.has(name),
    add(name, file, declaration) {
      homes.set(name, file)
      files.set(file, [...(files.get(file) ?? []), declaration])
    },
    /** The text of each file, by its name, and that of one that exports some of them. */
    write(name, isExported) {
      const written = [...files].sort().map(([file, declarations]) => [file, declarations.join('\n\n')])
      const lines = written.filter(([file]) => isExported(file)).map(([file]) => `export type * from './${file}.js'`)
      return new Map(
        [...written, [name, lines.join('\n')]].map(([file, body]) => [
          `${file}.ts`,
          `${[HEADER, ...importsOf(file, body)].join('\n')}\n\n${body}\n`.replace(/\n{3,}/g, '\n\n')
        ])
      )
    }
  }
}
