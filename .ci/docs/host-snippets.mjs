import { wrappedElements } from '../wrappers/wrapped-elements.mjs'

/** What the snippets give an element so that it shows something of the sandbox. */
const GIVEN = {
  'x-device-details': [['device-id', 'device_front_door']],
  'x-lock-details': [['device-id', 'device_front_door']],
  'x-noise-sensor-details': [['device-id', 'device_living_room_sensor']],
  'x-thermostat': [['device-id', 'device_hallway_thermostat']],
  'x-preset-manager': [['device-id', 'device_hallway_thermostat']],
  'x-access-code-table': [['device-id', 'device_front_door']],
  'x-access-code-details': [['access-code-id', 'access_code_front_door_2']],
  'x-access-code-form': [['device-id', 'device_front_door']]
}

/** The element that stands in a session, in the snippets. */
const INSIDE = 'x-device-table'

const camelCase = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())
const pascalCase = (name) => camelCase(`-${name}`)
const written = (attributes, nameOf = (name) => name) =>
  attributes.map(([name, value]) => ` ${nameOf(name)}="${value}"`).join('')

/** An element of the snippets: with its own session, or, where it is one, with another element inside it. */
const tagsOf = (name, attributes, inside) => `<${name} sandbox${attributes}>${inside}</${name}>`

const writers = {
  HTML({ tag, attributes, event, inside }, { cdn }) {
    return `<script type="module" src="${cdn}autoload.js"></script>

${tagsOf(tag, written(attributes), inside && `<${inside.tag}></${inside.tag}>`)}

<script type="module">
  document.querySelector('${tag}').addEventListener('${event.name}', (event) => {
    console.log(event.detail)
  })
</script>
`
  },
  React({ component, attributes, event, inside }) {
    const handler = ` on${pascalCase(event.name)}={(event) => console.log(event.detail)}`
    const given = written(attributes, camelCase) + handler
    return `import { ${[component, ...(inside ? [inside.component] : [])].toSorted().join(', ')} } from 'latchkey/react'

export const Page = () => (
  ${inside ? `<${component} sandbox${given}>\n    <${inside.component} />\n  </${component}>` : `<${component} sandbox${given} />`}
)
`
  },
  Vue({ component, attributes, event, inside }) {
    const given = `${written(attributes)} @${event.name}="(event) => console.log(event.detail)"`
    return `<script setup lang="ts">
import { ${[component, ...(inside ? [inside.component] : [])].toSorted().join(', ')} } from 'latchkey/vue'
</script>

<template>
  ${inside ? `<${component} sandbox${given}>\n    <${inside.component} />\n  </${component}>` : `<${component} sandbox${given} />`}
</template>
`
  },
  Angular({ tag, component, attributes, event, inside }) {
    const given = `${written(attributes, camelCase)} (${event.property})="hear($event)"`
    const components = [component, ...(inside ? [inside.component] : [])].toSorted().join(', ')
    return `import { Component } from '@angular/core'
import type { ${event.class} } from 'latchkey'
import { ${components} } from 'latchkey/angular'

@Component({
  selector: 'app-root',
  imports: [${components}],
  template: \`${inside ? `<${tag} sandbox${given}><${inside.tag} /></${tag}>` : `<${tag} sandbox${given} />`}\`
})
export class App {
  hear(event: ${event.class}) {
    console.log(event.detail)
  }
}
`
  },
  Svelte({ tag, module, attributes, event, inside }) {
    return `<script lang="ts">
  import 'latchkey/svelte'
  import 'latchkey/${module.replace(/\.js$/, '')}'${inside ? `\n  import 'latchkey/${inside.module.replace(/\.js$/, '')}'` : ''}
</script>

${tagsOf(tag, `${written(attributes)} on${event.name}={(event) => console.log(event.detail)}`, inside && `<${inside.tag}></${inside.tag}>`)}
`
  }
}

const LANGUAGES = { HTML: 'html', React: 'tsx', Vue: 'vue', Angular: 'ts', Svelte: 'svelte' }

/** What a snippet shows of an element. */
function exampleOf(elements, tag) {
  const element = elements.find((each) => each.tag === tag)
  const [event] = element.events
  return {
    ...element,
    attributes: GIVEN[tag] ?? [],
    event: { ...event, class: event.type.references[0].name },
    inside: tag === 'x-session' ? elements.find((each) => each.tag === INSIDE) : undefined
  }
}

/** The element itself, as it stands in its page. */
export function liveElement(manifest, tag) {
  const { attributes, inside } = exampleOf(wrappedElements(manifest), tag)
  return tagsOf(tag, written(attributes), inside ? `<${inside.tag}></${inside.tag}>` : '')
}

/**
 * How each host shows an element and hears its first event, as fences in tabs.
 *
 * @param options.cdn the address of the folder of the CDN.
 */
export function hostSnippets(manifest, tag, options) {
  const example = exampleOf(wrappedElements(manifest), tag)
  return Object.entries(writers)
    .map(
      ([host, write]) =>
        `\`\`\`${LANGUAGES[host]} tab="${host}"\n${write({ ...example, inside: example.inside ?? '' }, options)}\`\`\``
    )
    .join('\n\n')
}
