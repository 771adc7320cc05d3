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

/** What the compiler says of each line of the program; it may say nothing of anything else. */
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
 * Compiles a program that a test has made.
 *
 * @param lines each of them one line.
 * @param modules the files, from the root of the repository, that it imports, by the names under which it does so.
 * @returns what the compiler complains of, by the line, which are counted from 1.
 * @throws Error when it complains of something else.
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
 * Compiles a program of statements that each compile, or do not.
 *
 * @param imports the first lines.
 * @param statements each as its code, which is one line, what it is about, and, where the compiler must refuse it, its
 * `refusal` as a regular expression.
 * @throws Error with all that is not as it should be.
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
