import { HOSTS, hostCode, htmlElement } from '../../demo/host-code.js'
import { wrappedElements } from '../wrappers/wrapped-elements.mjs'

/** What the snippets give an element so that it shows something of the sandbox. */
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

/** The element that stands in a session, in the snippets. */
const INSIDE = 'x-device-table'

/** What a line of a block of code may have in columns, so that it is not broken in the column of the text. */
const MOST_COLUMNS = 80

const LANGUAGES = { HTML: 'html', React: 'tsx', Vue: 'vue', Angular: 'ts', Svelte: 'svelte' }

/** What a snippet shows of an element. */
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

/** The element itself, as it stands in its page. */
export const liveElement = (manifest, tag) => htmlElement(exampleOf(wrappedElements(manifest), tag))

/**
 * How each host shows an element and hears its first event, as fences in tabs.
 *
 * @param options.cdn the address of the folder of the CDN.
 */
export function hostSnippets(manifest, tag, { cdn }) {
  const example = exampleOf(wrappedElements(manifest), tag)
  const options = { script: `${cdn}autoload.js`, maxColumns: MOST_COLUMNS }
  return HOSTS.map(
    (host) => `\`\`\`${LANGUAGES[host]} tab="${host}"\n${hostCode(host, example, options)}\n\`\`\``
  ).join('\n\n')
}
