import { test } from 'node:test'
import { argumentsOf } from './support/arguments.mjs'
import { CATALOGUE } from './support/catalogue.mjs'
import { assertAsExpected } from './support/compile.mjs'

const IMPORTS = ["import type { PlatformCalls } from 'calls'", 'declare const client: PlatformCalls']

const NAMED = /'misspelt' does not exist in type/
const NOTHING_TAKEN = /Type 'true' is not assignable to type 'never'/
const NOTHING_GIVEN = /Expected 1-2 arguments, but got 0/

function statementsAbout(route) {
  const { valid, misspelt } = argumentsOf(route)
  const call = (argument) => `void client.${route.call}(${argument})`
  const isNothingNeeded = valid.includes('{  }')
  return [
    ...valid.map((code) => ({ code: call(code), about: `${route.call} does not take what the document allows` })),
    isNothingNeeded
      ? { code: call(''), about: `${route.call} needs parameters, although the document needs none` }
      : {
          code: call(''),
          about: `${route.call} takes nothing, although the document needs something`,
          refusal: NOTHING_GIVEN
        },
    ...misspelt.map(({ code, place, isEmpty }) => ({
      code: call(code),
      about: `${route.call} takes a misspelt name, or does not name it${place && `, in ${place}`}`,
      refusal: isEmpty ? NOTHING_TAKEN : NAMED
    }))
  ]
}

test('Every method accepts the documented arguments, and no misspelled name at any depth', async () => {
  await assertAsExpected(IMPORTS, CATALOGUE.flatMap(statementsAbout), { calls: 'src/client/generated/calls.ts' })
})
