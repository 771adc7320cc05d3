import { CALLS_OF_ELEMENTS } from '../../elements/first-calls.js'
import { untilEnabled } from '../enabled.js'
import { findButton, make, notes, rowOf, rowsOf, settled, until } from './page.js'
import { addTable, client, loaded, onStage, platform } from './stage.js'

/** Paths that return all devices, codes, events or models unless the request names some. */
const isList = ({ path }: { readonly path: string }): boolean =>
  /(?:devices|access_codes|events|device_models)\/list$/.test(path)

describe('An empty list option', () => {
  onStage()

  /** Every option that filters a list, by element. A host may pass an empty list. */
  for (const [tag, attribute, property] of [
    ['x-device-table', 'device-ids', 'deviceIds'],
    ['x-device-table', 'connected-account-ids', 'connectedAccountIds'],
    ['x-access-code-table', 'device-ids', 'deviceIds'],
    ['x-overview', 'device-ids', 'deviceIds'],
    ['x-activity', 'device-ids', 'deviceIds'],
    ['x-activity', 'kinds', 'kinds'],
    ['x-supported-devices', 'manufacturers', 'manufacturers']
  ] as const) {
    const ways: Readonly<Record<string, (element: HTMLElement) => void>> = {
      [`${attribute}=""`]: (element) => element.setAttribute(attribute, ''),
      [`${attribute}="[]"`]: (element) => element.setAttribute(attribute, '[]'),
      [`the property ${property} = []`]: (element) => Reflect.set(element, property, [])
    }
    for (const [way, give] of Object.entries(ways)) {
      it(`shows nothing and requests no list: <${tag}> with ${way}`, async () => {
        const element = make(tag, { properties: { client } })
        give(element)
        document.body.append(element)
        await until(() => element.matches(':state(empty)'))
        await settled()
        expect(rowsOf(element)).to.have.length(0)
        // An activity log may fetch the device names for its filter.
        const named = attribute === 'kinds' ? ['/devices/list'] : []
        expect(platform.sent.filter(isList).map(({ path }) => path)).to.deep.equal(named)
        expect(notes.reports).to.deep.equal([])
        expect(notes.warnings).to.deep.equal([])
      })
    }

    it(`hides what was shown when it is set later: ${attribute} of <${tag}>`, async () => {
      const element = make(tag, { properties: { client } })
      document.body.append(element)
      await until(() => element.matches(':state(ready)'))
      element.setAttribute(attribute, '')
      await until(() => element.matches(':state(empty)'))
      expect(rowsOf(element)).to.have.length(0)
      element.removeAttribute(attribute)
      await until(() => element.matches(':state(ready)'))
    })
  }

  it('requests nothing again when the element is refreshed', async () => {
    const table = addTable({ 'device-ids': '' })
    await until(() => table.matches(':state(empty)'))
    await table.refresh()
    expect(platform.count('/devices/list')).to.equal(0)
  })

  for (const name of ['device-table', 'access-code-table', 'overview']) {
    it(`requests nothing before x-${name} is defined`, () => {
      const element = document.createElement('x-later')
      element.setAttribute('device-ids', '')
      expect(CALLS_OF_ELEMENTS.get(name)?.(element)).to.deep.equal([])
    })
  }

  for (const attribute of ['device-ids', 'connected-account-ids']) {
    it(`rejects a command on a device that it no longer lists: ${attribute}`, async () => {
      const table = await loaded(addTable())
      ;(await rowOf(table, 'Front Door')).click()
      const unlock = await until(() => findButton(table, 'Unlock'))
      await untilEnabled(unlock)
      table.setAttribute(attribute, '')
      unlock.click()
      await settled()
      expect(platform.count('/locks/unlock_door')).to.equal(0)
    })
  }
})
