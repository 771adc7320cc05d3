import { until } from '../../settled.js'
import { cleanUpAfterEach, type Given, setup, type Test } from '../support/setup.js'
import { checkAll } from './bulk/many.js'

cleanUpAfterEach()

type TableTest = Test<HTMLElementTagNameMap['x-device-table']>

const NOW = Date.parse('2026-03-20T12:00:00Z')

/** Forms of the details: the row, the buttons that open the form, and a field with input. */
const FORMS: Readonly<
  Record<
    string,
    { readonly row: string; readonly open: readonly (string | RegExp)[]; readonly field: string; readonly text: string }
  >
> = {
  'a new access code': {
    row: 'Front Door',
    open: [/\d access codes?$/, 'Add access code'],
    field: 'Name the new code',
    text: 'Guest'
  },
  'a climate preset': {
    row: 'Hallway Thermostat',
    open: [/^Manage/, 'Edit Guest arrival'],
    field: 'Display Name (Optional)',
    text: 'Guests'
  },
  'a daily program': {
    row: 'Hallway Thermostat',
    open: [/Thermostat schedule/, 'Edit Workday'],
    field: 'Name',
    text: 'Office day'
  },
  'a noise threshold': {
    row: 'Living Room Sensor',
    open: ['Add threshold'],
    field: 'Name (optional)',
    text: 'Siesta'
  },
  'a device name': { row: 'Front Door', open: ['Edit name'], field: 'Device name', text: 'Street door' }
}

async function pressInList(t: TableTest, key: string): Promise<void> {
  t.screen.root.querySelector<HTMLElement>('[aria-current] button, button[aria-current]')?.focus()
  await t.user.press(key)
}

async function setId(t: TableTest, id: string | null): Promise<void> {
  if (id === null) t.element.removeAttribute('opened-device-id')
  else t.element.setAttribute('opened-device-id', id)
  await t.advance(100)
}

const current = ({ screen }: TableTest): string | null | undefined =>
  screen.root.querySelector('[part~=row][aria-current] bdi')?.textContent

async function filled(form: keyof typeof FORMS, more: Given<'x-device-table'> = {}): Promise<TableTest> {
  const { row = '', open = [], field = '', text = '' } = FORMS[form] ?? {}
  const t = await setup('x-device-table', { now: NOW, commandTime: 0, width: 1100, ...more })
  await t.user.click(row, 'row')
  for (const name of open) await t.user.click(name)
  await until(() => t.screen.maybe(field))
  t.screen.field(field).focus()
  await t.user.fill(field, text)
  return t
}

describe('A form in the details next to the device table', () => {
  for (const [form, { row, field, text }] of Object.entries(FORMS)) {
    /** Ways to leave the details from the list or the page around it. */
    const WAYS: Readonly<Record<string, (t: TableTest) => unknown>> = {
      'another row': (t) => t.user.click('Garage', 'row'),
      ArrowDown: (t) => pressInList(t, 'ArrowDown'),
      End: (t) => pressInList(t, 'End'),
      Escape: (t) => pressInList(t, 'Escape'),
      'another id of the host': (t) => setId(t, 'device_garage'),
      'no id of the host': (t) => setId(t, null)
    }
    for (const [way, leave] of Object.entries(WAYS)) {
      it(`is left with ${way} only after a question if ${form} has input`, async () => {
        const t = await filled(form)
        const id = t.element.openedDeviceId
        await leave(t)
        expect(t.screen.focused).to.equal('Keep editing')
        expect([current(t), t.element.openedDeviceId, t.element.getAttribute('opened-device-id')]).to.deep.equal([
          row,
          id,
          id
        ])
        await t.user.click('Keep editing')
        expect([t.screen.field(field).value, t.screen.focused]).to.deep.equal([text, field])
        await leave(t)
        await t.user.click('Discard')
        expect(t.screen.maybe(field)).to.equal(undefined)
        expect(current(t)).not.to.equal(row)
        expect(t.element.openedDeviceId).not.to.equal(id)
      })
    }

    it(`stays with the input of ${form} while the element becomes narrow and wide again`, async () => {
      const t = await filled(form)
      for (const width of ['800px', '1100px']) {
        t.element.style.inlineSize = width
        await until(() => t.screen.rowNames.includes('Garage') === (width === '1100px'))
        await t.advance(100)
        expect(t.screen.field(field).value).to.equal(text)
      }
    })

    // The details themselves have no back button.
    if (form === 'a device name') continue
    it(`is left with Back only after a question if ${form} has input`, async () => {
      const t = await filled(form)
      await t.user.click('Back')
      await t.user.click('Keep editing')
      expect(t.screen.field(field).value).to.equal(text)
      await t.user.click('Back')
      await t.user.click('Discard')
      expect(t.screen.maybe(field)).to.equal(undefined)
    })
  }

  it('follows another row without a question while it is pristine', async () => {
    const t = await filled('a new access code')
    await t.user.fill('Name the new code', '')
    await t.user.click('Garage', 'row')
    expect([t.screen.dialog, current(t)]).to.deep.equal([null, 'Garage'])
  })

  it('reports the shown screen again if the user refuses the id of the host', async () => {
    const t = await filled('a new access code')
    const screens = t.events('screen-change')
    await setId(t, 'device_garage')
    await t.user.click('Keep editing')
    expect(screens.map(({ detail }) => detail.screen)).to.deep.equal(['access-code-form'])
  })

  it('closes the question when the host takes its id back', async () => {
    const t = await filled('a new access code')
    await setId(t, 'device_garage')
    await setId(t, t.element.openedDeviceId ?? null)
    expect([t.screen.dialog, t.screen.field('Name the new code').value]).to.deep.equal([null, 'Guest'])
  })

  it('follows the latest id of the host', async () => {
    const t = await filled('a new access code')
    await setId(t, 'device_garage')
    t.element.openedDeviceId = 'device_back_door'
    await t.user.click('Discard')
    expect(t.element.openedDeviceId).to.equal('device_back_door')
  })

  for (const response of ['Keep editing', 'Discard']) {
    it(`returns the focus to a bulk question below its own after "${response}"`, async () => {
      const t = await filled('a new access code', { selectable: true })
      checkAll(t.screen).click()
      await t.user.click('Unlock 17 locks')
      await setId(t, 'device_garage')
      await t.user.click(response)
      expect(t.screen.dialog?.textContent).to.match(/^Unlock 17 locks/)
      expect([t.screen.focused, t.screen.dialog?.matches(':focus-within')]).to.deep.equal(['Cancel', true])
    })
  }

  it('stays while its device is missing from the list', async () => {
    let isGone = false
    const t = await filled('a new access code', {
      async respond(request, _body, sandbox) {
        const response = await sandbox(request)
        if (!isGone || !new URL(request.url).pathname.startsWith('/devices/')) return response
        const { devices }: { devices?: { device_id: string }[] } = await response.json()
        if (!devices) return Response.json({ error: { type: 'device_not_found', message: 'Gone.' } }, { status: 404 })
        return Response.json({ devices: devices.filter(({ device_id }) => device_id !== 'device_front_door') })
      }
    })
    isGone = true
    void t.element.refresh()
    await t.advance(70_000)
    expect(t.screen.rowNames).not.to.include('Front Door')
    expect(t.screen.field('Name the new code').value).to.equal('Guest')
  })
})
