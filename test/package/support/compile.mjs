import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../../', import.meta.url)
const COMPILER = fileURLToPath(new URL('node_modules/typescript/bin/tsc', ROOT))
const MOST_OUTPUT = 64 * 2 ** 20
const PROGRAM = 'program.ts'
const COMPLAINT = /^program\.ts\((\d+),\d+\): (error .*)$/

const pathOf = (file) => fileURLToPath(new URL(file, ROOT))

const settings = (modules) => ({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    paths: Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, [pathOf(file)]])),
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: []
  },
  files: [PROGRAM]
})

function run(folder) {
  return new Promise((resolve, reject) => {
    const settled = (error, output) =>
      error?.killed || typeof error?.code === 'string' ? reject(error) : resolve(output)
    execFile(
      process.execPath,
      [COMPILER, '-p', '.', '--pretty', 'false'],
      { cwd: folder, maxBuffer: MOST_OUTPUT },
      settled
    )
  })
}

/** Groups the compiler errors by line. Errors outside of the program are rejected. */
function byLine(output) {
  const complaints = new Map()
  let last
  for (const text of output.split('\n').filter(Boolean)) {
    const [, line, complaint] = COMPLAINT.exec(text) ?? []
    if (line) last = Number(line)
    else if (!text.startsWith(' ') || last === undefined) throw new Error(output)
    complaints.set(last, [...(complaints.get(last) ?? []), complaint ?? text])
  }
  return new Map([...complaints].map(([line, texts]) => [line, texts.join('\n')]))
}

/**
 * Compiles a generated program.
 *
 * @param lines statements of one line each
 * @param modules imported files by name, relative to the root of the repository
 * @returns the errors by line, starting at 1
 * @throws Error if the compiler reports other errors
 */
export async function complaintsAbout(lines, modules) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-program-'))
  try {
    writeFileSync(join(folder, PROGRAM), lines.join('\n'))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings(modules)))
    return byLine(await run(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Compiles statements and checks which of them have errors.
 *
 * @param imports first lines of the program
 * @param statements each with its `code` in one line, a description, and, if the compiler has to reject it, its
 * `refusal` as a regular expression
 * @throws Error with all unexpected results
 */
export async function assertAsExpected(imports, statements, modules) {
  const complaints = await complaintsAbout([...imports, ...statements.map(({ code }) => code)], modules)
  const misplaced = imports.flatMap((_, index) => complaints.get(index + 1) ?? [])
  const wrong = statements.flatMap(({ code, about, refusal }, index) => {
    const complaint = complaints.get(imports.length + index + 1)
    if (refusal ? refusal.test(complaint) : complaint === undefined) return []
    return `${about}: ${code}\n${complaint ?? 'It compiles, and must not.'}`
  })
  if (misplaced.length + wrong.length > 0) throw new Error([...misplaced, ...wrong].join('\n\n'))
}
