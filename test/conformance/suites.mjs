import { cases as actionAttempts } from './action-attempts.mjs'
import { cases as badInput } from './bad-input.mjs'
import { cases as callOptions } from './call-options.mjs'
import { cases as catalogue } from './catalogue.mjs'
import { cases as credentials } from './credentials.mjs'
import { cases as errors } from './errors.mjs'
import { cases as otherPlatform } from './other-platform.mjs'
import { cases as paging } from './paging.mjs'
import { cases as queryStrings } from './query-strings.mjs'
import { openRoom } from './room.mjs'

/** Every case that runs against the recording server, by what it is about. */
export const SUITES = {
  'the catalogue': catalogue,
  credentials,
  'bad input': badInput,
  'query strings': queryStrings,
  pages: paging,
  'action attempts': actionAttempts,
  errors,
  'the options of a call': callOptions
}

/** Whether the server of a suite may keep its connections. */
export const keepsConnections = (suite) => SUITES[suite] !== errors

/** Those that run against a platform which we did not write. */
export const OTHER_PLATFORM = otherPlatform

/** Runs a case, in a room of its own. */
export async function runCase({ run, product }, origin, world) {
  await run({ ...world, platform: await openRoom(origin, product) })
}
