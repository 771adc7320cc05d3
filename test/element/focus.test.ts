import { sendKeys } from '@web/test-runner-commands'
import { PlatformClient } from '../../src/client/index.js'
import { preserveFocus } from '../../src/element/dom/preserve-focus.js'
import { createHolds } from '../holds.js'
import { keyOf } from '../platform.js'
import { add, all, headingOf, make, press, rowOf, rowsOf, settled, until } from './page.js'
import { addTable, client, loaded, onStage, platform } from './stage.js'

const focused = (element: Element): string | undefined => element.shadowRoot?.activeElement?.textContent.trim()

describe('Element that receives focus', () => {
  onStage()

  it('focuses the title of the displayed screen', async () => {
    const table = await loaded(addTable(), 6)
    table.focus()
    expect(document.activeElement === table).to.equal(true)
    expect(focused(table)).to.equal('Devices 6')
    ;(await rowOf(table, 'Garage')).click()
    await press(table, 'Back')
    await until(() => rowsOf(table).length > 0)
    table.focus({ preventScroll: true })
    expect(focused(table)).to.equal('Devices 6')
  })

  it('is followed by its controls in the tab order, and is no tab stop itself', async () => {
    const outside = document.body.appendChild(document.createElement('button'))
    const table = await loaded(addTable(), 6)
    outside.focus()
    await sendKeys({ press: 'Tab' })
    expect(table.shadowRoot?.activeElement?.tagName).to.equal('INPUT')
    table.focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Space' })
    expect(focused(table)).to.equal('Devices 6')
    await sendKeys({ press: 'Tab' })
    expect(table.shadowRoot?.activeElement?.tagName).to.equal('INPUT')
    await sendKeys({ press: 'Shift+Tab' })
    expect(document.activeElement === outside).to.equal(true)
  })

  it('focuses the title while it loads, and keeps the focus there', async () => {
    const { endpoint, publishableKey } = platform
    const { hold, pass } = createHolds()
    const fetch: typeof globalThis.fetch = async (...call) => {
      await pass(endpoint)
      return platform.fetch(...call)
    }
    const slow = await PlatformClient.fromPublishableKey(publishableKey, 'jane', { endpoint, fetch })
    const release = hold(endpoint)
    const details = add('x-device-details', { properties: { client: slow, deviceId: 'device_hallway_thermostat' } })
    await until(() => headingOf(details))
    details.focus()
    expect(focused(details)).to.equal('Device')
    release()
    await details.whenReady()
    await settled()
    expect(focused(details)).to.equal(headingOf(details))
  })

  it('focuses the title once it exists, unless the user has moved the focus', async () => {
    const tables = [addTable(), addTable()]
    const elsewhere = document.body.appendChild(document.createElement('button'))
    tables[0]?.focus()
    for (const table of tables) await loaded(table, 6)
    expect(document.activeElement === tables[0]).to.equal(true)
    const later = addTable()
    later.focus()
    elsewhere.focus()
    await loaded(later, 6)
    expect(document.activeElement === elsewhere).to.equal(true)
  })

  it('focuses a button or a message if it has no title', async () => {
    const button = add('x-connect-account', { attributes: { ...keyOf(platform), 'show-back': '' } })
    await button.whenReady()
    button.focus()
    expect(focused(button)).to.equal('Connect Account')
    const bare = add('x-device-table')
    await bare.whenReady()
    bare.focus()
    expect(focused(bare)).to.equal(all(bare, '.empty')[0]?.textContent)
    expect(focused(bare)).to.be.a('string').and.not.equal('')
  })

  it('ignores focus() while it is detached, and a session element keeps the native focus()', async () => {
    const table = make('x-device-table', { properties: { client } })
    table.focus()
    document.body.append(table)
    await loaded(table, 6)
    expect(document.activeElement === document.body).to.equal(true)
    const session = add('x-session', { properties: { client } })
    session.tabIndex = 0
    session.style.display = 'block'
    session.focus()
    expect(document.activeElement === session).to.equal(true)
  })
})

describe('Preserved focus', () => {
  it('moves to the title if the focused control is removed, also if it had focus before', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = host.attachShadow({ mode: 'open' })
    const title = root.appendChild(document.createElement('h2'))
    title.part.add('heading')
    title.tabIndex = -1
    // The dialog of a reinserted element takes focus before the element is rendered completely.
    const dialog = root.appendChild(document.createElement('button'))
    dialog.focus()
    const stop = preserveFocus(root)
    dialog.remove()
    await until(() => root.activeElement === title)
    stop()
    host.remove()
  })
})
