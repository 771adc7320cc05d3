import { cloneElement, createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Place } from './stands.js'

/** React application that renders its elements while their code is loading. */
export interface ReactPage {
  readonly place: Place
  /** Renders an element with other props, by its index. */
  change(index: number, props: object): void
  /** Defines all elements, as the evaluation of their code does. */
  define(): void
}

/** @param isPlain `true` if tables have no options that keep their first screen from being prerendered */
export async function openReactPage(isPlain: boolean): Promise<ReactPage> {
  const definitions = new Map<string, CustomElementConstructor>()
  customElements.define = (tag, constructor) => void definitions.set(tag, constructor)
  // Otherwise it would be evaluated at a random instant of the walk.
  await import('../../../elements/index.js')
  const { COMPONENTS } = await import('virtual:react-components')
  const container = document.body.appendChild(document.createElement('main'))
  container.style.display = 'contents'
  const root = createRoot(container)
  const rendered: ReactElement<object>[] = []
  const render = (): void => flushSync(() => root.render([...rendered]))
  return {
    place(tag, options, flags) {
      const component = COMPONENTS[tag]
      if (!component) throw new Error(`There is no component of ${tag}.`)
      rendered.push(createElement(component, { key: rendered.length, ...options, ...(!isPlain && flags) }))
      render()
      const element = [...container.querySelectorAll(tag)].at(-1)
      if (!element) throw new Error(`${tag} was not rendered.`)
      return element
    },
    change(index, props) {
      const previous = rendered[index]
      if (previous) rendered[index] = cloneElement(previous, props)
      render()
    },
    define() {
      Reflect.deleteProperty(customElements, 'define')
      for (const [tag, constructor] of definitions) customElements.define(tag, constructor)
    }
  }
}
