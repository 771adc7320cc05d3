import { HOSTS, hostCode, htmlElement } from '../../demo/host-code.js'
import { wrappedElements } from '../wrappers/wrapped-elements.mjs'

/** Options with which an element shows sandbox data in the snippets. */
const GIVEN = {
  'x-device-details': [['device-id', 'device_front_door']],
  'x-lock-details': [['device-id', 'device_front_door']],
  'x-noise-sensor-details': [['device-id', 'device_living_room_sensor']],
  'x-thermostat': [['device-id', 'device_hallway_thermostat']],
  'x-preset-manager': [['device-id', 'device_hallway_thermostat']],
  'x-thermostat-schedule': [['device-id', 'device_hallway_thermostat']],
  'x-access-code-table': [['device-id', 'device_front_door']],
  'x-access-code-details': [['access-code-id', 'access_code_front_door_2']],
  'x-access-code-form': [['device-id', 'device_front_door']]
}

/** Element inside the session in the snippets. */
const INSIDE = 'x-device-table'

/** Highest number of columns of a code line that fits the text column. */
const MOST_COLUMNS = 80

const LANGUAGES = { HTML: 'html', React: 'tsx', Vue: 'vue', Angular: 'ts', Svelte: 'svelte' }

function exampleOf(elements, tag) {
  const element = elements.find((each) => each.tag === tag)
  const [event] = element.events
  return {
    ...element,
    attributes: [['sandbox', ''], ...(GIVEN[tag] ?? [])],
    event: { ...event, class: event.type.references[0].name },
    inside: tag === 'x-session' ? elements.find((each) => each.tag === INSIDE) : undefined
  }
}

/** Returns the HTML of the live element of a page. */
export const liveElement = (manifest, tag) => htmlElement(exampleOf(wrappedElements(manifest), tag))

/**
 * Creates a code group that shows, for each framework, how to render an element and listen to its first event.
 *
 * @param options.cdn address of the CDN folder.
 */
export function hostSnippets(manifest, tag, { cdn }) {
  const example = exampleOf(wrappedElements(manifest), tag)
  const options = { script: `${cdn}autoload.js`, maxColumns: MOST_COLUMNS }
  const fences = HOSTS.map((host) => `\`\`\`${LANGUAGES[host]} [${host}]\n${hostCode(host, example, options)}\n\`\`\``)
  return `::: code-group\n\n${fences.join('\n\n')}\n\n:::`
}
