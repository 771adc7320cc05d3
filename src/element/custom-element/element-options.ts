import { behaviourOptions } from '../options/behaviour-options.js'
import type { OptionTable } from '../options/option-table.js'
import { pageOptions } from '../options/page-options.js'
import { sessionOptions } from '../options/session-options.js'
import type { ElementDefinition } from './element-definition.js'

/** Every option of an element. */
export function optionsOf({ options, isSession }: ElementDefinition): OptionTable {
  return { ...sessionOptions, ...pageOptions, ...(isSession ? {} : behaviourOptions), ...options }
}
