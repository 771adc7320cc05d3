import type { ElementDefinition } from '../custom-element/element-definition.js'

/** Options that identify a resource. An element with both needs one of them. */
const IDS = ['deviceId', 'accessCodeId', 'accessGrantId']

/** Returns the id options of which an element needs one. Empty for elements about several devices or access grants. */
export const requiredIds = ({ options }: ElementDefinition): readonly string[] =>
  'deviceIds' in options || 'accessGrantFilter' in options ? [] : IDS.filter((name) => name in options)

/** Returns `true` if a required id is missing. */
export function isMissingId(definition: ElementDefinition, get: (option: string) => unknown): boolean {
  const needed = requiredIds(definition)
  return needed.length > 0 && needed.every((name) => get(name) === undefined)
}
