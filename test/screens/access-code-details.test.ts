import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { AccessCodeDetailsElement } from '../../elements/access-code-details.js'
import { LockDetailsElement } from '../../elements/lock-details.js'
import type { Device } from '../../src/platform/resources.js'
import type { SandboxFault, SandboxOptions } from '../../src/sandbox/index.js'
import { useFakeClock } from './support/clock.js'
import {
  expectAccessible,
  expectNoOverflow,
  heard,
  type Screen,
  settled,
  show,
  startPlatform,
  type TestPlatform,
  type,
  until,
  useCleanPage
} from './support/stage.js'

type Details = Screen<AccessCodeDetailsElement>
type Properties = Partial<AccessCodeDetailsElement>

const GET = '/access_codes/get'
const DELETE = '/access_codes/delete'
const UPDATE = '/access_codes/update'

const open = (platform: TestPlatform, accessCodeId: string, properties: Properties = {}, width?: number): Details =>
  show(AccessCodeDetailsElement, { client: platform.client, accessCodeId, ...properties }, width ? { width } : {})

/** The details of a sample code, once they are there. */
async function loaded(platform: TestPlatform, accessCodeId: string, properties?: Properties, width?: number): Promise<Details> {
  const details = open(platform, accessCodeId, properties, width)
  await details.find('term', 'Timing')
  return details
}

/** A platform whose one code is as it is told, on a device that may be told as well. */
function telling(code: object, options: SandboxOptions & { edit?: (device: Device) => void } = {}): Promise<TestPlatform> {
  const access_code = { access_code_id: 'code', device_id: 'device_garage', name: 'Guest', code: '4821', status: 'set', ...code }
  return startPlatform({ ...options, faults: { [GET]: { body: { access_code, ok: true } }, ...options.faults } })
}

const inZone = (timezone: string) => (device: Device): void => {
  device.location = { timezone }
}

const button = (details: Details, name: string): HTMLButtonElement | undefined => {
  const [found] = details.all('button', name)
  return found instanceof HTMLButtonElement ? found : undefined
}

/** Whether there is a button of that name, and whether it can be pressed. */
const stateOf = (details: Details, name: string): 'none' | 'disabled' | 'enabled' => {
  const found = button(details, name)
  return found ? (found.disabled ? 'disabled' : 'enabled') : 'none'
}

const alertsOf = (details: Details): string[] => {
  const [list] = details.all('list', 'Alerts')
  return [...(list?.children ?? [])].map(({ textContent }) => textContent ?? '')
}

const question = (details: Details): string | undefined =>
  details.root.querySelector('[role=alertdialog] > p')?.textContent ?? undefined

describe('The details of an access code', () => {
  useCleanPage()

  describe('show', () => {
    it('its name, the code itself, when it ends, its device and its id', async () => {
      const platform = await startPlatform()
      const details = await loaded(platform, 'access_code_garage_1')
      expect(details.names('heading')).to.deep.equal(['Access code', 'Family', 'Garage'])
      expect(details.text).to.match(/Access codeFamily\d{4}/).and.to.contain('Ends: Never')
      expect(details.detail('ID')).to.contain('access_code_garage_1')
      expect(details.detail('Timing')).to.equal('Active (ongoing)')
      expect(details.detail('Time zone')).to.match(/^Eastern/)
      expect(details.names('region')).to.deep.equal(['Device'])
      expect(details.all('region')[0]?.innerText).to.contain('Online').and.to.contain('Locked')
      expect(details.all('image')).to.have.length(1)
      expect(platform.asked(GET)).to.deep.equal([{ access_code_id: 'access_code_garage_1' }])
      expect(platform.asked('/devices/get')).to.deep.equal([{ device_id: 'device_garage' }])
    })

    it('"Code" for one without a name', async () => {
      const details = await loaded(await startPlatform(), 'access_code_garage_11')
      expect(details.names('heading')[1]).to.equal('Code')
    })

    it('no code, and nothing to copy, before there is one', async () => {
      const details = await loaded(await startPlatform(), 'access_code_garage_8')
      expect(details.names('heading')[1]).to.equal('Waiting for its digits')
      expect(details.text).to.contain('Setting…')
      expect(stateOf(details, 'Copy code')).to.equal('none')
    })

    it('a picture of when it is valid, of a code that is not for ever', async () => {
      const picture = (details: Details) => details.root.querySelectorAll('[role=img][aria-label="When the code is valid"]').length
      const platform = await startPlatform()
      expect(picture(await loaded(platform, 'access_code_garage_2'))).to.equal(1)
      expect(picture(await loaded(platform, 'access_code_garage_1'))).to.equal(0)
    })

    it('no id where the host wants none shown', async () => {
      const details = await loaded(await startPlatform(), 'access_code_garage_1', { disableResourceIds: true })
      expect(details.detail('ID')).to.equal(undefined)
      expect(details.text).not.to.contain('access_code_garage_1')
    })

    it('what is wrong with it, errors first, as the host filters them', async () => {
      const platform = await startPlatform()
      const details = await loaded(platform, 'access_code_garage_21')
      const errors = ['The manufacturer reports a problem with this code.', 'The code could not be set on the device.']
      const warnings = [
        'The manufacturer reports a problem that does not stop this code.',
        'Another service also changes the codes of this device.'
      ]
      expect(alertsOf(details)).to.deep.equal([...errors, ...warnings])
      details.element.errorFilter = ({ error_code }) => error_code === 'provider_issue'
      details.element.warningFilter = () => false
      await settled()
      expect(alertsOf(details)).to.deep.equal(errors.slice(0, 1))
    })

    it('neither code nor name nor anything to do where the maker chooses the codes', async () => {
      const details = await loaded(await startPlatform(), 'access_code_storage_room_1')
      expect(details.names('heading')).to.deep.equal(['Access code', 'Storage Room'])
      expect(details.text).not.to.contain('Stock keeper')
      expect(details.text).to.contain('Ends: Never')
      for (const name of ['Copy code', 'Edit code', 'Delete code']) expect(stateOf(details, name)).to.equal('none')
    })

    it('an offline code, which is neither edited nor deleted', async () => {
      const details = await loaded(await startPlatform(), 'access_code_beach_house_1')
      expect(stateOf(details, 'Copy code')).to.equal('enabled')
      for (const name of ['Edit code', 'Delete code']) expect(stateOf(details, name)).to.equal('none')
    })

    for (const [option, hidden, shown] of [
      ['disableEditAccessCode', 'Edit code', 'Delete code'],
      ['disableDeleteAccessCode', 'Delete code', 'Edit code']
    ] as const) {
      it(`no "${hidden}" where the host does not want it`, async () => {
        const details = await loaded(await startPlatform(), 'access_code_garage_1', { [option]: true })
        expect(stateOf(details, hidden)).to.equal('none')
        expect(stateOf(details, shown)).to.equal('enabled')
      })
    }

    it('that it is being removed, and let nobody edit or delete it any more', async () => {
      const details = await loaded(await startPlatform(), 'access_code_garage_10')
      expect(alertsOf(details)).to.contain('This access code is currently being removed.')
      expect(details.text).to.contain('Removing…')
      for (const name of ['Edit code', 'Delete code']) expect(stateOf(details, name)).to.equal('disabled')
      expect(stateOf(details, 'Copy code')).to.equal('enabled')
    })

    it('what there is of a code whose fields are nonsense', async () => {
      const nonsense = [null, 0, -1, '', ' ', 'a text', true, [], {}, [null], [{}]]
      for (const value of nonsense) {
        const fields = ['name', 'code', 'type', 'status', 'starts_at', 'ends_at', 'created_at', 'errors', 'warnings']
        const code = Object.fromEntries([...fields, 'is_offline_access_code'].map((field) => [field, value]))
        const details = await loaded(await telling(code), 'code', {}, 280)
        expectNoOverflow(details)
        expect(details.text).not.to.match(/undefined|null|NaN|Invalid|\[object|Something went wrong/)
        details.element.remove()
      }
    })

    it('long names and foreign ones without breaking its frame', async () => {
      const platform = await startPlatform()
      for (const number of [12, 13, 14, 15]) expectNoOverflow(await loaded(platform, `access_code_garage_${number}`, {}, 320))
      const name = 'x'.repeat(2000)
      const code = await loaded(await telling({ name, code: '1'.repeat(200), access_code_id: 'code' }), 'code', {}, 280)
      expectNoOverflow(code)
    })
  })

  describe('tell the times', () => {
    interface Case {
      readonly zone: string
      readonly now: string
      readonly starts?: string
      readonly ends?: string
      /** The line with the window, and the name of the zone. */
      readonly line: RegExp
      readonly timing: string
    }
    const cases: Readonly<Record<string, Case>> = {
      'over the clocks going forward in Los Angeles': {
        zone: 'America/Los_Angeles',
        now: '2027-03-10T00:00:00Z',
        starts: '2027-03-13T20:00:00Z',
        ends: '2027-03-14T19:00:00Z',
        line: /Mar 13, 12:00 PM – Mar 14, 12:00 PM Pacific Time/,
        timing: 'Starts Mar 13 at 12:00 PM'
      },
      'over the clocks going back in Los Angeles': {
        zone: 'America/Los_Angeles',
        now: '2026-10-31T19:30:00Z',
        starts: '2026-10-31T19:00:00Z',
        ends: '2026-11-01T20:00:00Z',
        line: /Ends: Nov 1, 12:00 PM Pacific Standard Time/,
        timing: 'Active until Nov 1 at 12:00 PM'
      },
      'of one that is over, right after the gap in Berlin': {
        zone: 'Europe/Berlin',
        now: '2026-06-01T00:00:00Z',
        starts: '2026-03-28T11:00:00Z',
        ends: '2026-03-29T01:00:00Z',
        line: /Ended: Mar 29, 3:00 AM Central European Summer Time/,
        timing: 'Ended Mar 29 at 3:00 AM'
      },
      'in the year that it is in Kathmandu': {
        zone: 'Asia/Kathmandu',
        now: '2026-12-31T20:00:00Z',
        starts: '2026-12-30T00:00:00Z',
        ends: '2027-01-01T18:15:00Z',
        line: /Ends: Jan 2, 12:00 AM Nepal Time/,
        timing: 'Active until Jan 2 at 12:00 AM'
      },
      'on the day that it is in Apia': {
        zone: 'Pacific/Apia',
        now: '2026-12-31T11:30:00Z',
        starts: '2026-12-30T11:00:00Z',
        ends: '2027-01-01T00:00:00Z',
        line: /Ends: Jan 1, 1:00 PM (Apia|Samoa) Standard Time/,
        timing: 'Active until Jan 1 at 1:00 PM'
      },
      'over the half hour of Lord Howe': {
        zone: 'Australia/Lord_Howe',
        now: '2026-04-01T00:00:00Z',
        starts: '2026-04-04T12:00:00Z',
        ends: '2026-04-05T12:00:00Z',
        line: /Apr 4, 11:00 PM – Apr 5, 10:30 PM Lord Howe Time/,
        timing: 'Starts Apr 4 at 11:00 PM'
      },
      'with the year, where it is another': {
        zone: 'Europe/Berlin',
        now: '2026-06-01T00:00:00Z',
        starts: '2026-01-01T00:00:00Z',
        ends: '2028-03-01T08:00:00Z',
        line: /Ends: Mar 1, 2028, 9:00 AM Central European Standard Time/,
        timing: 'Active until Mar 1, 2028 at 9:00 AM'
      },
      'of one that has no end yet': {
        zone: 'Europe/Berlin',
        now: '2026-06-01T00:00:00Z',
        starts: '2026-06-02T08:00:00Z',
        line: /Starts: Jun 2, 10:00 AM Central European Summer Time/,
        timing: 'Starts Jun 2 at 10:00 AM'
      },
      'of one that began and has no end': {
        zone: 'Europe/Berlin',
        now: '2026-06-03T00:00:00Z',
        starts: '2026-06-02T08:00:00Z',
        line: /Ends: Never/,
        timing: 'Active (ongoing)'
      }
    }
    for (const [name, { zone, now, starts, ends, line, timing }] of Object.entries(cases)) {
      describe(name, () => {
        const pass = useFakeClock(Date.parse(now))
        it(`as "${timing}"`, async () => {
          const code = { type: 'time_bound', starts_at: starts ?? null, ends_at: ends ?? null, created_at: starts }
          const details = open(await telling(code, { edit: inZone(zone) }), 'code')
          await pass(0)
          expect(details.text).to.match(line)
          expect(details.detail('Timing')).to.equal(timing)
        })
      })
    }

    describe('as they pass', () => {
      const pass = useFakeClock(Date.parse('2026-06-01T11:59:30Z'))
      it('to the minute', async () => {
        const code = { type: 'time_bound', starts_at: '2026-06-01T10:00:00Z', ends_at: '2026-06-01T12:00:00Z' }
        const details = open(await telling(code, { edit: inZone('Europe/Berlin') }), 'code')
        await pass(0)
        expect(details.detail('Timing')).to.equal('Active until Jun 1 at 2:00 PM')
        await pass(30_000)
        expect(details.detail('Timing')).to.equal('Ended Jun 1 at 2:00 PM')
      })
    })

    it('when it was made, in the same zone', async () => {
      const details = await loaded(await telling({ created_at: '2020-07-01T22:30:00Z' }, { edit: inZone('Europe/Berlin') }), 'code')
      expect(details.detail('Created')).to.equal('Jul 2, 2020, 12:30 AM')
      expect(details.detail('Time zone')).to.equal('Central European Time')
    })

    it('in the zone of the browser where the device has none', async () => {
      const created_at = '2020-07-01T22:30:00Z'
      const edit = (device: Device): void => void delete device.location
      const details = await loaded(await telling({ created_at }, { edit }), 'code')
      const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' })
      expect(details.detail('Created')).to.equal(format.format(Date.parse(created_at)).replace(/\s/g, ' '))
    })
  })

  describe('copy', () => {
    let restore: (() => void) | undefined
    afterEach(() => restore?.())
    function clipboard(value: unknown): void {
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
      restore = () => Reflect.deleteProperty(navigator, 'clipboard')
    }

    for (const [name, term] of [
      ['Copy code', undefined],
      ['Copy ID', 'ID']
    ] as const) {
      it(`what "${name}" says`, async () => {
        const written: string[] = []
        clipboard({ writeText: async (copied: string) => void written.push(copied) })
        const details = await loaded(await telling({}), 'code')
        await details.press('button', name)
        await until(() => details.said.includes('Copied'))
        expect(written).to.deep.equal([term === 'ID' ? 'code' : '4821'])
      })
    }

    it('by hand where there is no clipboard: the code is there, selected, and the focus comes back', async () => {
      clipboard(undefined)
      const details = await loaded(await telling({}), 'code')
      const copy = await details.find('button', 'Copy code')
      copy.focus()
      copy.click()
      await details.says('to copy')
      const field = details.root.activeElement
      if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus.')
      expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).to.equal('4821')
      await expectAccessible(details)
      await sendKeys({ press: 'Escape' })
      await until(() => details.focused === 'Copy code')
    })
  })

  describe('lock and unlock the device', () => {
    const pass = useFakeClock()
    it('as its own screen does', async () => {
      const platform = await startPlatform()
      const details = open(platform, 'access_code_garage_1')
      const lock = show(LockDetailsElement, { client: platform.client, deviceId: 'device_garage' })
      await pass(0)
      const events = heard(details, 'lock-change')
      const unlock = button(details, 'Unlock')
      unlock?.click()
      unlock?.click()
      await pass(1500)
      expect(platform.asked('/locks/unlock_door')).to.deep.equal([{ device_id: 'device_garage' }])
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ device_id: 'device_garage', locked: false }])
      expect(details.said).to.contain('successfully')
      expect(lock.names('button', 'Lock')).to.deep.equal(['Lock'])
    })

    it('but not where the host does not want it', async () => {
      const details = open(await startPlatform(), 'access_code_garage_1', { disableLockUnlock: true })
      await pass(0)
      expect(details.text).to.contain('Locked')
      expect(stateOf(details, 'Unlock')).to.equal('none')
    })
  })

  describe('delete', () => {
    const pass = useFakeClock()
    const ID = 'access_code_garage_1'

    async function asked(faults: Readonly<Record<string, SandboxFault>> = {}, properties: Properties = {}) {
      const platform = await startPlatform()
      const details = open(platform, ID, properties)
      await pass(0)
      platform.update({ faults })
      const remove = button(details, 'Delete code')
      remove?.focus()
      remove?.click()
      await pass(0)
      return { platform, details }
    }

    it('ask before, where it was pressed, and do nothing when that is canceled', async () => {
      const { platform, details } = await asked()
      expect(question(details)).to.equal('Delete this code and data?')
      expect(details.focused).to.equal('Cancel')
      await details.press('button', 'Cancel')
      await pass(0)
      expect(question(details)).to.equal(undefined)
      expect(details.focused).to.equal('Delete code')
      expect(platform.asked(DELETE)).to.have.length(0)
    })

    it('cancel with Escape as well', async () => {
      const { details } = await asked()
      details.root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await pass(0)
      expect(question(details)).to.equal(undefined)
      expect(details.focused).to.equal('Delete code')
    })

    it('once, show it at once in every element, tell the host, and say when it is gone', async () => {
      const { platform, details } = await asked()
      const other = open(platform, ID)
      await pass(0)
      const events = heard(details, 'access-code-deleted')
      const reports = heard(details, 'platform-error')
      platform.update({ latency: 100 })
      const confirm = button(details, 'Delete')
      confirm?.click()
      confirm?.click()
      await pass(0)
      for (const { text } of [details, other]) expect(text).to.contain('Removing…').and.to.contain('currently being removed')
      expect(details.focused).to.equal('Access code')
      expect(stateOf(other, 'Edit code')).to.equal('disabled')
      expect(events).to.deep.equal([])
      await pass(100)
      expect(details.said).to.contain('Access code is being removed')
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ access_code_id: ID, device_id: 'device_garage' }])
      expect(platform.asked(DELETE)).to.deep.equal([{ access_code_id: ID }])
      platform.update({ latency: 0 })
      await pass(5000)
      await pass(1000)
      for (const { text } of [details, other]) expect(text).to.contain('This access code has been removed.')
      expect(details.text).not.to.contain('Family')
      expect(reports).to.deep.equal([])
      const reads = platform.asked(GET).length
      await pass(300_000)
      expect(platform.asked(GET)).to.have.length(reads)
    })

    it('tell the host before, which may keep it from being asked', async () => {
      const platform = await startPlatform()
      const details = open(platform, ID)
      await pass(0)
      const events = heard(details, 'access-code-delete')
      details.element.addEventListener('access-code-delete', (event) => event.preventDefault())
      await details.press('button', 'Delete code')
      await pass(0)
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ access_code_id: ID }])
      expect(question(details)).to.equal(undefined)
    })

    it('do nothing where the host cancels the call', async () => {
      const { platform, details } = await asked()
      const events = heard(details, 'before-change')
      details.element.addEventListener('before-change', (event) => event.preventDefault())
      await details.press('button', 'Delete')
      await pass(0)
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { operation: 'accessCodes.delete', params: { access_code_id: ID } }
      ])
      expect(platform.asked(DELETE)).to.have.length(0)
      expect(details.text).not.to.contain('Removing…')
      expect(details.focused).to.equal('Delete code')
    })

    for (const [what, fault] of [
      ['is refused', { status: 400, error: { type: 'no', message: 'No.' } }],
      ['meets an error of the platform', { status: 503 }],
      ['never arrives', { drop: true }]
    ] as const) {
      it(`bring the code back when it ${what}, say so, and offer to try again`, async () => {
        const { platform, details } = await asked({ [DELETE]: fault })
        const events = heard(details, 'access-code-deleted')
        await details.press('button', 'Delete')
        await pass(0)
        expect(details.said).to.contain('The code could not be deleted. Please try again.')
        expect(details.text).to.contain('Family').and.not.to.contain('Removing…')
        expect(stateOf(details, 'Delete code')).to.equal('enabled')
        expect(events).to.deep.equal([])
        expect(platform.asked(DELETE)).to.have.length(1)
        platform.update({ faults: {} })
        await details.press('button', 'Try again')
        await pass(0)
        expect(details.said).to.contain('Access code is being removed')
        expect(events).to.have.length(1)
      })
    }

    it('leave the confirmation when somebody else removes it meanwhile', async () => {
      const { platform, details } = await asked()
      await platform.client.accessCodes.delete({ access_code_id: ID })
      await pass(30_000)
      expect(question(details)).to.equal(undefined)
    })
  })

  describe('follow a code', () => {
    const pass = useFakeClock()

    it('until it is set', async () => {
      const platform = await startPlatform()
      const details = open(platform, 'access_code_garage_7')
      await pass(0)
      expect(details.text).to.contain('Setting…')
      await pass(5000)
      expect(platform.asked(GET)).to.have.length(2)
      await pass(5000)
      await pass(5000)
      expect(details.text).not.to.contain('Setting…')
      expect(details.names('heading')[1]).to.equal('Just created')
    })

    it('that is gone: it says so, with a way back, and the focus goes to the title', async () => {
      const platform = await startPlatform()
      const details = open(platform, 'access_code_garage_1', { showBack: true })
      await pass(0)
      button(details, 'Edit code')?.focus()
      platform.update({ faults: { [GET]: { status: 404, error: { type: 'access_code_not_found', message: 'No.' } } } })
      await pass(30_000)
      expect(details.said).to.contain('This access code could not be found.')
      expect(details.text).not.to.contain('Family')
      expect(details.focused).to.equal('Access code')
      const back = heard(details, 'back')
      await details.press('button', 'Back')
      expect(back).to.have.length(1)
    })
  })

  describe('cannot be shown', () => {
    const pass = useFakeClock()

    for (const [what, fault] of [
      ['does not exist', { status: 404, error: { type: 'not_found', message: 'No.' } }],
      ['is none of this session', { status: 403, error: { type: 'forbidden', message: 'No.' } }]
    ] as const) {
      it(`where it ${what}`, async () => {
        const details = open(await startPlatform({ faults: { [GET]: fault } }), 'access_code_garage_1', { showBack: true })
        await pass(0)
        expect(details.said).to.contain('This access code could not be found.')
        expect(stateOf(details, 'Back')).to.equal('enabled')
        expect(stateOf(details, 'Try again')).to.equal('none')
      })
    }

    it('where none was chosen', async () => {
      const platform = await startPlatform()
      const details = show(AccessCodeDetailsElement, { client: platform.client })
      await pass(0)
      expect(details.said).to.contain('the attribute access-code-id is missing')
    })

    it('while it is loading, and when that fails until somebody tries again', async () => {
      const platform = await startPlatform({ faults: { [GET]: { status: 503 } } })
      platform.update({ latency: 100 })
      const details = open(platform, 'access_code_garage_1')
      await pass(50)
      expect(details.said).to.contain('Loading access code')
      await pass(100)
      expect(details.said).to.contain('This access code could not be loaded').and.to.contain('Still trying…')
      for (const pause of [1000, 100, 2000, 100, 4000, 100]) await pass(pause)
      expect(details.said).to.contain('could not be loaded').and.not.to.contain('Still trying')
      platform.update({ faults: {}, latency: 0 })
      await details.press('button', 'Try again')
      await pass(0)
      expect(details.names('heading')[1]).to.equal('Family')
      expect(details.said).not.to.contain('could not be loaded')
    })
  })

  describe('without the device', () => {
    const pass = useFakeClock()

    it('still show the code, say so, and have everything once it is there', async () => {
      const platform = await startPlatform({ faults: { '/devices/get': { status: 503 } } })
      const details = open(platform, 'access_code_garage_1')
      await pass(0)
      expect(details.text).to.match(/Family\d{4}/)
      expect(details.said).to.contain('This device could not be loaded')
      expect(stateOf(details, 'Copy code')).to.equal('enabled')
      expect(stateOf(details, 'Delete code')).to.equal('none')
      platform.update({ faults: {} })
      await details.press('button', 'Try again')
      await pass(0)
      expect(details.said).not.to.contain('could not be loaded')
      expect(details.names('region')).to.deep.equal(['Device'])
      expect(stateOf(details, 'Delete code')).to.equal('enabled')
    })

    it('do not show for a moment what the device does not want shown', async () => {
      const platform = await startPlatform({ faults: { '/devices/get': { delay: 100 } } })
      const details = open(platform, 'access_code_storage_room_1')
      await pass(50)
      expect(platform.asked('/devices/get')).to.have.length(1)
      expect(details.text).not.to.contain('Stock keeper')
      await pass(100)
      expect(details.detail('Timing')).to.equal('Active (ongoing)')
      expect(details.text).not.to.contain('Stock keeper')
    })

    it('say that it could not be found where it is gone', async () => {
      const details = open(await telling({ device_id: 'device_of_somebody_else' }), 'code')
      await pass(0)
      expect(details.said).to.contain('This device could not be found.')
      expect(details.text).to.contain('4821')
    })
  })

  describe('edit', () => {
    const ID = 'access_code_garage_1'
    const nameField = (details: Details) => until(() => details.root.querySelector<HTMLInputElement>('input:not([type=radio])'))

    it('in place, by the keyboard, and come back to the button without a change', async () => {
      const details = await loaded(await startPlatform(), ID)
      button(details, 'Edit code')?.focus()
      await sendKeys({ press: 'Enter' })
      await details.find('heading', /^Edit access code/)
      await nameField(details)
      expect(details.root.activeElement).to.not.equal(null)
      await details.press('button', 'Cancel')
      await details.find('term', 'Timing')
      expect(details.focused).to.equal('Edit code')
    })

    it('and show what was saved, in every element, as being set', async () => {
      const platform = await startPlatform()
      const details = await loaded(platform, ID)
      const other = await loaded(platform, ID)
      const events = heard(details, 'access-code-updated')
      await details.press('button', 'Edit code')
      type(await nameField(details), 'The Webers')
      await details.press('button', 'Save')
      await details.find('term', 'Timing')
      expect(platform.asked(UPDATE).map(({ name }) => name)).to.deep.equal(['The Webers'])
      expect(details.names('heading')[1]).to.equal('The Webers')
      expect(other.names('heading')[1]).to.equal('The Webers')
      expect(other.text).to.contain('Setting…')
      expect(details.said).to.contain('Access code updated')
      expect(details.focused).to.equal('Edit code')
      expect(events.map(({ detail }) => detail.access_code_id)).to.deep.equal([ID])
    })

    it('only where the host does not do it itself', async () => {
      const details = await loaded(await startPlatform(), ID)
      const events = heard(details, 'access-code-edit')
      details.element.addEventListener('access-code-edit', (event) => event.preventDefault())
      await details.press('button', 'Edit code')
      await settled()
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ access_code_id: ID }])
      expect(details.names('heading')[0]).to.equal('Access code')
    })

    it('scroll back to where it was', async () => {
      document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 300px' }))
      const details = await loaded(await startPlatform(), ID)
      document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 2000px' }))
      scrollTo(0, 250)
      await details.press('button', 'Edit code')
      await nameField(details)
      await details.press('button', 'Cancel')
      await details.find('term', 'Timing')
      await settled()
      expect(window.scrollY).to.equal(250)
    })
  })

  it('can be deleted with the keyboard alone', async () => {
    const platform = await startPlatform()
    const details = await loaded(platform, 'access_code_garage_1')
    const order: (string | undefined)[] = []
    for (let presses = 0; presses < 5; presses += 1) {
      await sendKeys({ press: 'Tab' })
      order.push(details.focused)
    }
    expect(order).to.deep.equal(['Copy code', 'Edit code', 'Delete code', 'Unlock', 'Copy ID'])
    for (const press of ['Shift+Tab', 'Shift+Tab', 'Enter']) await sendKeys({ press })
    await until(() => details.focused === 'Cancel')
    for (const press of ['Tab', 'Enter']) await sendKeys({ press })
    await details.says('Access code is being removed')
    expect(platform.asked(DELETE)).to.deep.equal([{ access_code_id: 'access_code_garage_1' }])
    expect(details.focused).to.equal('Access code')
  })

  it('start anew with another code', async () => {
    const details = await loaded(await startPlatform(), 'access_code_garage_1')
    await details.press('button', 'Delete code')
    await settled()
    details.element.accessCodeId = 'access_code_garage_2'
    await until(() => details.names('heading')[1] === 'Guest Weber')
    expect(question(details)).to.equal(undefined)
  })

  it('say when there is no network', async () => {
    const details = await loaded(await startPlatform(), 'access_code_garage_1')
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
    await details.says('You are offline')
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
    await until(() => !details.text.includes('You are offline'))
    expect(details.names('heading')[1]).to.equal('Family')
  })

  it('never say a code to the console, nor to the host where it is not asked for', async () => {
    const said: string[] = []
    const names = ['log', 'info', 'warn', 'error', 'debug'] as const
    const kept = names.map((name) => console[name])
    for (const name of names) console[name] = (...words: unknown[]) => void said.push(words.map(String).join(' '))
    const platform = await telling({ code: '73519' }, { faults: { [DELETE]: { status: 400 } } })
    const details = await loaded(platform, 'code')
    const reports = heard(details, 'platform-error')
    await details.press('button', 'Delete code')
    await details.press('button', 'Delete')
    await details.says('could not be deleted')
    for (const [index, name] of names.entries()) console[name] = kept[index] ?? console[name]
    expect(reports).to.have.length(1)
    expect([...said, ...reports.map(({ detail }) => String(detail.error))].join(' ')).not.to.contain('73519')
    expect(location.href + JSON.stringify(localStorage)).not.to.contain('73519')
  })

  it('can be used by everybody, in every state', async () => {
    const platform = await startPlatform()
    for (const number of [1, 2, 3, 4, 8, 10, 14, 21]) {
      const details = await loaded(platform, `access_code_garage_${number}`, { showBack: true, theme: number % 2 ? 'dark' : 'light' }, 320)
      await expectAccessible(details)
      expectNoOverflow(details)
      details.element.remove()
    }
    const details = await loaded(platform, 'access_code_garage_1')
    await details.press('button', 'Delete code')
    await until(() => question(details))
    await expectAccessible(details)
  })
})
