import { readFileSync } from 'node:fs'
import { elementsOf } from '../manifest.mjs'

/** Types of attributes that a user can enter. */
const ENTERED = /^(?:boolean|string|number|readonly \w+\[\]|'[^()]+')$/

/** Returns the attributes of each element that the panel on its page can change: their names, types and choices. */
export function attributeControls() {
  const elements = elementsOf(JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')))
  const session = new Set(elements.find(({ tagName }) => tagName === 'x-session').members.map(({ name }) => name))
  const controlsOf = (members) =>
    members
      .filter(({ name, attribute, readonly }) => attribute && !readonly && !session.has(name))
      .map(({ attribute: name, type }) => ({ name, type: type.text.replace(/ \| undefined$/, '') }))
      .filter(({ type }) => ENTERED.test(type))
      .toSorted((first, second) => (first.type === 'boolean') - (second.type === 'boolean'))
      .map(({ name, type }) => ({ name, type, choices: type.match(/(?<=')[^' |]+(?=')/g) ?? undefined }))
  return Object.fromEntries(elements.map(({ tagName, members }) => [tagName, controlsOf(members)]))
}
