import { OTHER_PLATFORM, runCase, SUITES } from './suites.mjs'

const CLIENT = '/dist/client/index.js'

const world = async () => ({ client: await import(CLIENT), loadCopy: () => import(`${CLIENT}?copy=2`) })

const named = (cases, name) => cases.find((each) => each.name === name)

async function serialized(work) {
  try {
    await work()
    return undefined
  } catch (error) {
    return { message: `${error?.message ?? error}`, stack: `${error?.stack ?? ''}` }
  }
}

/** Interface for the test in Node. Each function resolves to the failures. */
globalThis.conformance = {
  run: ({ suite, name, origin }) => serialized(async () => runCase(named(SUITES[suite], name), origin, await world())),
  runOnOther: ({ name, platform }) =>
    serialized(async () => named(OTHER_PLATFORM, name).run({ ...(await world()), platform }))
}
