import { prerenderScreen } from '../../../elements/first/access-code-table.js'
import { describePrerender, having } from '../contracts/describe-prerender.js'
import { listing } from '../support/code-table.js'
import { preloadNothing, undefinedElement, useUndefinedElements } from '../support/prerendered-screen.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { startPlatform } from '../support/stage.js'

cleanUpAfterEach()

const MANY = listing(Array.from({ length: 90 }, (_, index) => ({ name: `Guest ${index}`, code: `${1000 + index}` })))
const OFFERS_CODES = new Set(['device_garage', 'device_front_door', 'device_lake_cabin', 'device_storage_room'])

describePrerender('access code table', {
  tag: 'x-access-code-table',
  prerenderScreen,
  deviceId: 'device_garage',
  // Announcements and codes set at the lock load later.
  parts: '.table > :is(slot, .header, .last-read, .offline, .list, .progress)',
  places: '.header, .header button, .row, .row-action',
  // Uses are read later.
  holds: ['/events/list'],
  same: {
    'with a scrolling list': { faults: MANY },
    'for an offline device': { edit: having({ online: false }) },
    'for a device whose manufacturer chooses the codes': {
      edit: having({ code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }] })
    },
    'for an unnamed device in an unknown time zone': {
      edit: (device) =>
        Object.assign(device, {
          display_name: '',
          nickname: '',
          properties: { ...device.properties, name: '', appearance: { name: '' } },
          location: { timezone: 'Atlantis/Capital' }
        })
    },
    'for a device that can’t take codes': {
      edit: (device) =>
        Object.assign(device, {
          can_program_online_access_codes: false,
          properties: { ...device.properties, online_access_codes_enabled: false }
        })
    },
    'with dense rows': { properties: { dense: true } },
    'without a search': { properties: { disableSearch: true } },
    'with locks that are ignored': { properties: { deviceIds: [] } },
    'with the use of the codes': { properties: { showUse: true } },
    'with a custom heading': { properties: { heading: 'Guests & staff' } },
    'with a lang attribute': { attributes: { lang: 'ar' }, properties: { locale: 'ar' } },
    'with a dir attribute': { attributes: { dir: 'rtl' } }
  },
  every: ({ device_id: id }) => OFFERS_CODES.has(id),
  left: {
    'without codes': { properties: { deviceId: 'device_hallway_thermostat' } }
  }
})

describe('Access codes of all locks', () => {
  useUndefinedElements()

  it('are left to React', async () => {
    const { client } = await startPlatform()
    const plain = undefinedElement({})
    await prerenderScreen(
      plain,
      [client.devices.list().fetchResponse()],
      () => true,
      () => undefined,
      preloadNothing
    )
    expect(plain.shadowRoot).to.equal(null)
  })
})
