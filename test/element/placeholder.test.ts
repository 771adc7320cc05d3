import '../../elements/index.js'
import { PlatformClient } from '../../src/client/index.js'
import { add, nextFrame, onFreshPage, until } from './page.js'

onFreshPage()

/** Creates a client of a platform that never responds. */
const client = (): PlatformClient =>
  PlatformClient.fromClientSessionToken('seam_cst1_place', {
    fetch: () => new Promise(() => {}),
    endpoint: 'https://never.example'
  })

type Tag =
  | 'x-device-table'
  | 'x-supported-devices'
  | 'x-access-code-table'
  | 'x-lock-details'
  | 'x-thermostat'
  | 'x-access-code-details'
  | 'x-overview'

const IDS = { 'device-id': 'device_1', 'access-code-id': 'code_1' }

function addAt(tag: Tag, width: number, attributes: Record<string, string> = {}): HTMLElement {
  const frame = document.createElement('div')
  frame.style.inlineSize = `${width}px`
  document.body.append(frame)
  return add(tag, { attributes: { ...IDS, ...attributes }, properties: { client: client() } }, frame)
}

const rendered = (element: HTMLElement) =>
  until(
    () =>
      element.shadowRoot?.querySelector('h2[part=heading]') && !element.shadowRoot.querySelector('slot[name=fallback]')
  )

for (const tag of [
  'x-device-table',
  'x-supported-devices',
  'x-access-code-table',
  'x-lock-details',
  'x-thermostat',
  'x-access-code-details',
  'x-overview'
] as const) {
  for (const width of [320, 360, 600, 1000]) {
    it(`Placeholder of ${tag} at ${width} px has the size of the rendered element`, async () => {
      const element = addAt(tag, width)
      const { height } = element.getBoundingClientRect()
      const skeletons = element.shadowRoot?.querySelectorAll('.skeleton').length
      expect(skeletons).to.be.above(4)
      await rendered(element)
      await nextFrame()
      expect(element.getBoundingClientRect().height).to.equal(height)
      // The heading is not a skeleton any longer.
      expect(element.shadowRoot?.querySelectorAll('.skeleton').length).to.be.within(
        (skeletons ?? 0) - 2,
        skeletons ?? 0
      )
    })
  }
}

it('Placeholder of a table without a search field has the size of the rendered element', async () => {
  const element = addAt('x-device-table', 320, { 'disable-search': '' })
  const { height } = element.getBoundingClientRect()
  await rendered(element)
  await nextFrame()
  expect(element.getBoundingClientRect().height).to.equal(height)
})

it('Placeholder is hidden from screen readers', () => {
  const element = addAt('x-device-table', 320)
  const skeletons = [...(element.shadowRoot?.querySelectorAll('.skeleton') ?? [])]
  expect(skeletons.length).to.be.above(0)
  expect(skeletons.every((skeleton) => skeleton.closest('[aria-hidden=true]'))).to.equal(true)
})
