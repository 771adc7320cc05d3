import { HOSTS, hostCode, htmlElement } from '../../demo/host-code.js'
import { SECTIONS } from '../../demo/sections.js'
import { wrappedElements } from '../wrappers/wrapped-elements.mjs'

/** Options with which an element shows sandbox data in the snippets. */
const GIVEN = new Map(
  SECTIONS.map(({ id, attributes }) => [`x-${id}`, attributes.filter(([name]) => name.endsWith('-id'))])
)

/** Highest number of columns of a code line that fits the text column. */
const MOST_COLUMNS = 80

const LANGUAGES = { HTML: 'html', React: 'tsx', Vue: 'vue', Angular: 'ts', Svelte: 'svelte' }

function exampleOf(elements, tag) {
  const element = elements.find((each) => each.tag === tag)
  const [event] = element.events
  return {
    ...element,
    attributes: [['sandbox', ''], ...(GIVEN.get(tag) ?? [])],
    event: { ...event, class: event.type.references[0].name },
    inside: tag === 'x-session' ? elements.find((each) => each.tag === 'x-device-table') : undefined
  }
}

/** Returns the HTML of the live element of a page. */
export const liveElement = (manifest, tag) => htmlElement(exampleOf(wrappedElements(manifest), tag))

/** Creates a code group with an element and a listener to its first event. @param options.cdn address of the CDN folder. */
export function hostSnippets(manifest, tag, { cdn }) {
  const example = exampleOf(wrappedElements(manifest), tag)
  const options = { script: `${cdn}autoload.js`, maxColumns: MOST_COLUMNS }
  const fences = HOSTS.map((host) => `\`\`\`${LANGUAGES[host]} [${host}]\n${hostCode(host, example, options)}\n\`\`\``)
  return `::: code-group\n\n${fences.join('\n\n')}\n\n:::`
}
