import type { ElementDefinition } from '../custom-element/element-definition.js'

/** The options that say what an element is about; one that has both needs one of them. */
const IDS = ['deviceId', 'accessCodeId']

/** The options of which an element needs one; one that can be about several devices needs none. */
export const requiredIds = ({ options }: ElementDefinition): readonly string[] =>
  'deviceIds' in options ? [] : IDS.filter((name) => name in options)

/** Whether an element was not told what it is about. */
export function isMissingId(definition: ElementDefinition, get: (option: string) => unknown): boolean {
  const needed = requiredIds(definition)
  return needed.length > 0 && needed.every((name) => get(name) === undefined)
}
