// Prints where the house is not as it should be: imports that run upward between floors or features, React where it does not
// belong, a file that is too long, a room that is not in the plan, files that import each other in a circle. Exits with 1
// where there is any.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

const RANKS = { client: 0, messages: 0, sandbox: 0, core: 1, ui: 2, element: 3, features: 4, testing: 4 }
const WITH_REACT = new Set(['ui', 'element', 'features'])
/** Each feature knows those that stand in a row before its own. */
const FEATURES = [
  ['device', 'catalogue'],
  ['activity'],
  ['account', 'noise', 'climate', 'lock'],
  ['access-codes'],
  ['issues'],
  ['device-table'],
  ['overview']
]
const MOST_LINES = 400
// Written by `npm run types`: nobody edits it, and one file is searched more easily than 150.
const GENERATED = 'src/client/generated/'

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

const roomOf = (file) => (file.startsWith('elements/') ? 'elements' : file.split('/')[1])
const rankOf = (file) => (file.startsWith('elements/') ? 5 : RANKS[roomOf(file)])
const featureOf = (file) => (roomOf(file) === 'features' ? file.split('/')[2] : undefined)
const rowOf = (feature) => FEATURES.findIndex((row) => row.includes(feature))

function runsUpward(file, target) {
  const [feature, other] = [featureOf(file), featureOf(target)]
  if (feature && other && feature !== other) return rowOf(other) >= rowOf(feature)
  return rankOf(target) > rankOf(file)
}

function sources(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.endsWith('.d.ts'))
}

function* problemsOf(file) {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').length
  if (lines > MOST_LINES && !file.startsWith(GENERATED)) yield `${file} has ${lines} lines: ${MOST_LINES} are the most.`
  if (rankOf(file) === undefined || (featureOf(file) && rowOf(featureOf(file)) < 0))
    yield `${file} is in a room that is not in the plan.`
  for (const [, specifier] of text.matchAll(IMPORT)) {
    const target = specifier.startsWith('.') && posix.join(posix.dirname(file), specifier)
    if (target && runsUpward(file, target)) yield `${file} imports upward: ${target}`
    if (/^react(?:-dom)?(?:\/|$)/.test(specifier) && !WITH_REACT.has(roomOf(file)))
      yield `${file} imports ${specifier}.`
  }
}

/** The files that a file imports, types included, but not what it fetches later. */
function importsOf(file) {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*['"](\.[^'"]+)['"]/g)].map(
    ([, specifier]) => specifier
  )
  return specifiers.flatMap((specifier) => {
    const path = posix.join(posix.dirname(file), specifier).replace(/\.js$/, '')
    return [`${path}.ts`, `${path}.tsx`].filter(existsSync)
  })
}

/** Follows the imports from a file; whatever is met again on the way to it stands in a circle. */
function* circlesFrom(file, way, left) {
  if (way.includes(file)) yield `These import each other: ${way.slice(way.indexOf(file)).join(', ')}`
  if (left.has(file) || way.includes(file)) return
  for (const next of importsOf(file)) yield* circlesFrom(next, [...way, file], left)
  left.add(file)
}

const files = ['src', 'elements'].flatMap(sources)
const left = new Set()
const circles = files.filter((file) => !file.endsWith('.css')).flatMap((file) => [...circlesFrom(file, [], left)])
const problems = [...files.flatMap((file) => [...problemsOf(file)]), ...circles]
for (const problem of problems) console.log(problem)
process.exit(problems.length > 0 ? 1 : 0)
