import { behaviourOptions } from '../options/behaviour-options.js'
import type { OptionTable } from '../options/option-table.js'
import { pageOptions } from '../options/page-options.js'
import { sessionOptions } from '../options/session-options.js'
import type { ElementDefinition } from './element-definition.js'

/** Returns every option of an element, including the shared ones. */
export function optionsOf({ options, isSession }: ElementDefinition): OptionTable {
  return { ...sessionOptions, ...pageOptions, ...(isSession ? {} : behaviourOptions), ...options }
}
