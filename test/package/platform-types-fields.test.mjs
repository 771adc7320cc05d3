import { test } from 'node:test'
import { AT_LEAST_ONE_OF, CALLS_BY_HAND, PRODUCT } from '../../scripts/platform-types/corrections.mjs'
import { CATALOGUE } from './support/catalogue.mjs'
import { assertAsExpected } from './support/compile.mjs'
import { OF_PARAMETERS, OF_RESULTS, RESPONSES_THAT_MAY_BE_MISSING } from './support/corrections.mjs'

const MODULES = {
  calls: 'src/client/generated/calls.ts',
  fields: 'test/package/support/same-fields.ts',
  // By path, because the package name would load all of its types.
  document: 'node_modules/@seamapi/types/lib/seam/connect/route-types.d.ts'
}

const replacements = (corrections) =>
  `{ ${Object.entries(corrections)
    .map(([field, { routes, document }]) => `${field}: Replacement<${routes}, ${document}>`)
    .join('; ')} }`

const IMPORTS = [
  "import type { PlatformCalls } from 'calls'",
  "import type { Routes } from 'document'",
  "import type { GivenBy, Normal, Replacement, TakenBy } from 'fields'",
  "type Taken<Path extends keyof Routes> = Routes[Path]['jsonBody'] & Routes[Path]['queryParams'] & Routes[Path]['commonParams']",
  "type Given<Path extends keyof Routes, Key extends keyof Routes[Path]['jsonResponse']> = Routes[Path]['jsonResponse'][Key]",
  'type With<Parameters, Field extends keyof Parameters> = { [Name in Field]-?: Exclude<Parameters[Name], undefined> }',
  `type NormalParameters<Parameters> = Normal<Parameters, ${replacements(OF_PARAMETERS)}>`,
  `type NormalResult<Result> = Normal<Result, ${replacements(OF_RESULTS)}>`
]

const callOf = ({ call }) =>
  `PlatformCalls${call
    .split('.')
    .map((name) => `['${name}']`)
    .join('')}`
const pathOf = ({ path }) => path.replace('{product}', PRODUCT)

/** Creates code that compiles if one type is assignable to the other. */
const assignable = (from, to, about) => ({ code: `;(value: ${from}): ${to} => value`, about })

const notAssignable = (from, to, about) => ({
  ...assignable(from, to, about),
  refusal: /is not assignable to|is missing in type/
})

const bothWays = (ours, theirs, about) => [
  assignable(ours, theirs, `${about}: the document has not all of ours, or it has them otherwise`),
  assignable(theirs, ours, `${about}: we have not all of the document, or we have it otherwise`)
]

function parametersOf(route) {
  const path = pathOf(route)
  const ours = `Normal<TakenBy<${callOf(route)}>>`
  const taken = `Taken<'${path}'>`
  const sets = AT_LEAST_ONE_OF[path]
  if (!sets) return bothWays(ours, `NormalParameters<${taken}>`, `The parameters of ${route.call}`)
  const oneOf = sets.map((fields) => `With<${taken}, ${fields.map((field) => `'${field}'`).join(' | ')}>`)
  return [
    ...bothWays(ours, `NormalParameters<${taken} & (${oneOf.join(' | ')})>`, `The parameters of ${route.call}`),
    notAssignable(`NormalParameters<${taken}>`, ours, `AT_LEAST_ONE_OF need not name ${path}`)
  ]
}

function resultOf(route) {
  const path = pathOf(route)
  const ours = `GivenBy<${callOf(route)}>`
  if (!route.response_key)
    return [assignable('void', ours, `What ${route.call} gives`), assignable(ours, 'void', `What ${route.call} gives`)]
  const given = `Given<'${path}', '${route.response_key}'>`
  const isThere = RESPONSES_THAT_MAY_BE_MISSING.includes(path) ? `NonNullable<${given}>` : given
  return bothWays(`Normal<${ours}>`, `NormalResult<${isThere}>`, `What ${route.call} gives`)
}

const isByHand = (route) => Boolean(CALLS_BY_HAND[pathOf(route)])

test('Every method has exactly the documented parameters and results at every depth', async () => {
  const statements = CATALOGUE.flatMap((route) => (isByHand(route) ? [] : [...parametersOf(route), ...resultOf(route)]))
  await assertAsExpected(IMPORTS, statements, MODULES)
})

test('Every correction is still needed', async () => {
  const corrections = Object.entries({ ...OF_PARAMETERS, ...OF_RESULTS })
  const statements = [
    ...Object.keys(CALLS_BY_HAND).map((path) =>
      notAssignable(`'${path}'`, 'keyof Routes', `CALLS_BY_HAND need not have ${path}`)
    ),
    ...corrections.flatMap(([field, { at, routes, document }]) => [
      ...bothWays(`Normal<NonNullable<${at}>>`, `Normal<${routes}>`, `\`Routes\` has a different ${field}`),
      notAssignable(`Normal<${routes}>`, `Normal<${document}>`, `${field} is the same in both`)
    ]),
    ...CATALOGUE.filter((route) => RESPONSES_THAT_MAY_BE_MISSING.includes(pathOf(route))).map((route) =>
      assignable('undefined', `Given<'${pathOf(route)}', '${route.response_key}'>`, `${route.call} is always answered`)
    )
  ]
  await assertAsExpected(IMPORTS, statements, MODULES)
})
