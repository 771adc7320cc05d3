import { type App, createApp, createSSRApp, h, nextTick, reactive, ref } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { elementComponents } from '../../wrappers/vue-component.js'
import { type CountedElement, defineCounted, newTag } from './counted-element.js'

/** The elements that were preloaded, with their headings. */
const preloaded: [element: Element, heading: string | null][] = []

const create = elementComponents(
  ['deviceIds', 'heading', 'disableSearch', 'deviceFilter', 'openedDeviceId'],
  ['openedDeviceId'],
  (element, load) => {
    preloaded.push([element, element.getAttribute('heading')])
    load()
  }
)

const loadNothing = (): Promise<void> => Promise.resolve()

describe('Vue component', () => {
  let app: App | undefined
  let place: HTMLElement
  let tag: string

  beforeEach(() => {
    tag = newTag()
    place = document.body.appendChild(document.createElement('div'))
    preloaded.splice(0)
  })

  afterEach(() => {
    app?.unmount()
    place.remove()
  })

  function mount(render: () => unknown): void {
    app = createApp({ render })
    app.mount(place)
  }

  const found = (): CountedElement | null => place.querySelector<CountedElement>(tag)

  it('sets the options of an element that was defined before, once each', () => {
    defineCounted(tag)
    const deviceFilter = (): boolean => true
    const Component = create(tag, loadNothing)
    mount(() =>
      h(Component, { deviceIds: reactive(['a', 'b,c']), heading: 'Doors', 'disable-search': '', deviceFilter })
    )
    expect(found()?.attributesGiven.toSorted()).to.deep.equal([
      'device-ids=["a","b,c"]',
      'disable-search=',
      'heading=Doors'
    ])
    expect(found()?.propertiesGiven).to.deep.equal(['function'])
  })

  it('sets the options of an element that is defined later', async () => {
    const deviceFilter = (): boolean => true
    const Component = create(tag, async () => {
      await Promise.resolve()
      defineCounted(tag)
    })
    mount(() => h(Component, { heading: 'Doors', deviceFilter }))
    await customElements.whenDefined(tag)
    expect(found()?.getAttributeNames()).to.deep.equal(['heading'])
    expect(found()?.deviceFilter).to.equal(deviceFilter)
  })

  it('removes options that are no longer passed', async () => {
    defineCounted(tag)
    const isGiven = ref(true)
    const Component = create(tag, loadNothing)
    mount(() => h(Component, isGiven.value ? { deviceIds: ['a'], disableSearch: true, deviceFilter: () => true } : {}))
    isGiven.value = false
    await nextTick()
    expect(found()?.getAttributeNames()).to.deep.equal([])
    expect(found()?.deviceFilter ?? undefined).to.equal(undefined)
  })

  it('supports v-model for an option that the element changes itself', async () => {
    const opened = ref<unknown>('device_a')
    const log: string[] = []
    defineCounted(tag)
    const Component = create(tag, loadNothing)
    mount(() =>
      h(Component, {
        openedDeviceId: opened.value,
        'onUpdate:openedDeviceId': (value: unknown) => (opened.value = value),
        onScreenChange: ({ type }: Event) => log.push(type)
      })
    )
    expect(found()?.getAttribute('opened-device-id')).to.equal('device_a')
    found()?.open('device_b')
    await nextTick()
    expect(opened.value).to.equal('device_b')
    expect(found()?.getAttribute('opened-device-id')).to.equal('device_b')
    found()?.open(undefined)
    await nextTick()
    expect(found()?.hasAttribute('opened-device-id')).to.equal(false)
    expect(log).to.have.length(2)
  })

  it('passes the element to the ref', () => {
    const table = ref<HTMLElement>()
    const Component = create(tag, loadNothing)
    mount(() => h(Component, { ref: table }))
    expect(table.value).to.equal(found())
  })

  it('preloads an element with its options before its code is loaded, once', async () => {
    const heading = ref('Doors')
    const loadedAfter: number[] = []
    const Component = create(tag, async () => void loadedAfter.push(preloaded.length))
    mount(() => h(Component, { heading: heading.value }))
    heading.value = 'Windows'
    await nextTick()
    expect(preloaded).to.deep.equal([[found(), 'Doors']])
    expect(loadedAfter).to.deep.equal([1])
  })

  it('neither preloads nor loads anything on a server', async () => {
    let isLoaded = false
    const Component = create(tag, async () => void (isLoaded = true))
    expect(await renderToString(createSSRApp(() => h(Component, { heading: 'Doors' })))).to.include('Doors')
    expect([preloaded.length, isLoaded]).to.deep.equal([0, false])
  })
})
