/** An element that counts how often its options are set. */
export class CountedElement extends HTMLElement {
  static readonly observedAttributes = ['device-ids', 'heading', 'disable-search']

  readonly attributesGiven: string[] = []
  readonly propertiesGiven: string[] = []
  openedDeviceId: string | undefined
  #deviceFilter: unknown

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    this.attributesGiven.push(`${name}=${value}`)
  }

  /** Simulates navigation to another screen. */
  open(deviceId: string | undefined): void {
    this.openedDeviceId = deviceId
    this.dispatchEvent(new CustomEvent('screen-change'))
  }

  get deviceFilter(): unknown {
    return this.#deviceFilter
  }

  set deviceFilter(value: unknown) {
    this.#deviceFilter = value
    this.propertiesGiven.push(typeof value)
  }
}

let count = 0

/** Returns a tag that is not defined yet. */
export const newTag = (): string => `counted-element-${(count += 1)}`

/** Defines a new class of the element under a tag, like the module of an element. */
export function defineCounted(tag: string): void {
  customElements.define(tag, class extends CountedElement {})
}
