import { type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { SeenContext } from '../../src/ui/feedback/live-region.js'
import { ToastProvider } from '../../src/ui/feedback/toasts.js'
import { guardPresses } from '../../src/ui/guard-presses.js'
import { adoptStyles } from '../../src/ui/style/styles.js'
import { forgetPress } from '../forget-press.js'
import { nextFrame, until } from '../settled.js'
import { type as typeInto } from '../typing.js'

export { until }

const SELECTORS = {
  alert: '[role=alert]',
  alertdialog: '[role=alertdialog]',
  button: 'button:not([role])',
  checkbox: '[type=checkbox]',
  combobox: '[role=combobox]',
  datetime: '[type=datetime-local]',
  group: 'fieldset, [role=group]',
  heading: 'h2, h3',
  image: 'img',
  list: 'ul:not([role=presentation])',
  listbox: '[role=listbox]',
  menu: '[role=menu]',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
  option: '[role=option]',
  picture: '[role=img]',
  radio: '[type=radio]',
  region: 'section:not([role]), [role=region]',
  row: 'tr',
  searchbox: 'input[type=search]:not([role])',
  select: 'select',
  slider: '[type=range]',
  spinbutton: '[role=spinbutton]',
  status: 'output',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
  textbox: 'input:not([type], [role])'
}

function nameOf(element: Element): string {
  const tags = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
  const labels = element.ariaLabelledByElements ?? (tags?.length ? [...tags] : undefined)
  const label = element.ariaLabel ?? labels?.map(({ textContent }) => textContent).join(' ')
  return (label ?? element.textContent).replace(/\s+/g, ' ').trim()
}

export interface Mounted {
  host: HTMLElement
  root: ShadowRoot
  render: (node: ReactNode) => void
  /** Says whether the element can be seen. */
  setSeen: (isSeen: boolean) => void
  unmount: () => void
  all: (role: keyof typeof SELECTORS, name?: string) => HTMLElement[]
  /** Returns the only element with the role and name. @throws if there is none or several */
  get: (role: keyof typeof SELECTORS, name?: string) => HTMLElement
}

const mounted = new Set<Mounted>()

/** Renders into the shadow root of a new element at the end of the page. */
export function mount(node: ReactNode, { width = 480 } = {}): Mounted {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.inlineSize = `${width}px`
  const root = host.attachShadow({ mode: 'open' })
  guardPresses(host)
  adoptStyles(root, { isRegistered: true })
  const reactRoot = createRoot(root.appendChild(document.createElement('div')))
  let current = node
  let isSeen = true
  const update = () =>
    flushSync(() =>
      reactRoot.render(
        <SeenContext value={isSeen}>
          <ToastProvider dismissLabel="Dismiss">{current}</ToastProvider>
        </SeenContext>
      )
    )
  const result: Mounted = {
    host,
    root,
    render: (next) => {
      current = next
      update()
    },
    setSeen: (seen) => {
      isSeen = seen
      update()
    },
    unmount: () => {
      flushSync(() => reactRoot.unmount())
      host.remove()
      mounted.delete(result)
    },
    all: (role, name) =>
      [...root.querySelectorAll<HTMLElement>(SELECTORS[role])].filter(
        (element) => name === undefined || nameOf(element).startsWith(name)
      ),
    get: (role, name) => {
      const [element, second] = result.all(role, name)
      if (!element || second) throw new Error(`There is ${second ? 'more than one' : 'no'} ${role} "${name}".`)
      return element
    }
  }
  mounted.add(result)
  result.render(node)
  return result
}

export function unmountAll() {
  for (const { unmount } of mounted) unmount()
  forgetPress()
}

/** Waits the given number of frames, in which React renders deferred updates. */
export async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await nextFrame()
}

/** Types text into a field, and flushes the update. */
export const type = (field: HTMLElement, text: string) => flushSync(() => typeInto(field, text))

/** Returns the value of a field or a slider. */
export const valueOf = (element: Element) => (element instanceof HTMLInputElement ? element.value : undefined)

/** Presses an element, and flushes the update. */
export function press(element: HTMLElement) {
  flushSync(() => element.click())
}
