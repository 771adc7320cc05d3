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

/** All cases for the recording server by topic. */
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

/** Returns `true` if the server of a suite may reuse connections. */
export const keepsConnections = (suite) => SUITES[suite] !== errors

/** Cases for an independent platform. */
export const OTHER_PLATFORM = otherPlatform

/** Runs a case in its own room. */
export async function runCase({ run, product }, origin, world) {
  await run({ ...world, platform: await openRoom(origin, product) })
}
