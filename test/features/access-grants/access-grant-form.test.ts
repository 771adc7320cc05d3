import { expect } from 'chai'
import { rejection } from '../support/rejection.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'
import { until, words } from '../support/stage.js'

const CREATE = '/access_grants/create'
const GET = '/access_grants/get'
const NOW = '2026-05-01T10:00:00Z'
const DOORS = { deviceIds: [], acsEntranceIds: [] }
const LOST = { status: 503, error: { type: 'unavailable', message: 'Please wait.' } }

const open = (given: Given<'x-access-grant-form'> = {}) => setup('x-access-grant-form', { now: NOW, ...given })

/** A form for one place: Unit 4 in Paris, with check-in at 15:00 and check-out at 11:00. */
const openUnit4 = (given: Given<'x-access-grant-form'> = {}) => open({ spaceIds: ['space_unit_4'], ...DOORS, ...given })

async function filled(given: Given<'x-access-grant-form'> = {}) {
  const t = await openUnit4(given)
  await t.user.fill('Name', 'Ana Silva')
  return t
}

const summary = ({ element }: { readonly element: HTMLElement }): string =>
  words(element.shadowRoot?.querySelector('[part~="summary"]')?.textContent)

describe('Access grant form', () => {
  cleanUpAfterEach()

  it('sends the person, the place, its check-in and check-out, and the ways in', async () => {
    const t = await filled()
    const events = t.events('access-grant-created')
    await t.user.fill('Email (optional)', 'ana@example.com')
    await t.user.fill('Phone (optional)', '+1 (555) 555-0100')
    await t.user.check('Mobile key')
    await t.user.click('Give access')
    const [{ access_grant_key, ...sent } = {}] = t.requests(CREATE)
    expect(access_grant_key).to.match(/^latchkey-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(sent).to.deep.equal({
      user_identity: { full_name: 'Ana Silva', email_address: 'ana@example.com', phone_number: '+15555550100' },
      name: 'Ana Silva',
      space_ids: ['space_unit_4'],
      starts_at: '2026-05-01T13:00:00.000Z',
      ends_at: '2026-05-02T09:00:00.000Z',
      requested_access_methods: [{ mode: 'code' }, { mode: 'mobile_key', instant_key_max_use_count: 1 }]
    })
    const { access_grant_id, ...values } = events[0]?.detail ?? {}
    expect(access_grant_id).to.match(/^access_grant_/)
    expect(values).to.deep.equal({ name: 'Ana Silva', starts_at: sent['starts_at'], ends_at: sent['ends_at'] })
  })

  it('is followed by the details of the new access', async () => {
    const t = await filled()
    await t.user.click('Give access')
    await until(() => t.screen.text.includes('Ways in'))
    expect(t.screen.announcements).to.include('Access is being prepared')
    expect(t.screen.text).to.include('Unit 4')
  })

  it('sends one request if it is submitted twice', async () => {
    const t = await filled()
    t.hold(CREATE)
    await t.user.click('Give access')
    t.screen.all('button', 'Give access')[0]?.click()
    t.release(CREATE)
    await t.advance(1000)
    expect(t.requests(CREATE)).to.have.length(1)
  })

  it('says in a sentence what a valid form gives', async () => {
    const t = await openUnit4()
    expect(summary(t)).to.equal('')
    await t.user.fill('Name', 'Ana Silva')
    await t.user.check('Mobile key')
    expect(summary(t)).to.match(
      /^Ana Silva can open Unit 4 from Fri, May 1, 3:00.PM to Sat, May 2, 11:00.AM with a PIN and a mobile key\.$/
    )
    await t.user.check('No end')
    expect(summary(t)).to.match(/ from Fri, May 1, 3:00.PM on with /)
    await t.advance(700)
    expect(t.screen.announcements).to.include(summary(t))
  })

  it('names what is missing, focuses the first field, and sends nothing', async () => {
    const t = await open()
    await t.user.click('Give access')
    expect(t.screen.error('Name')).to.equal('Name is required')
    expect(t.screen.focused).to.equal('Name')
    expect(t.screen.text).to.include('Choose at least one door')
    await t.user.fill('Email (optional)', 'ana@example')
    await t.user.fill('Phone (optional)', '555 0100')
    expect(t.screen.error('Email (optional)')).to.equal('Enter a valid email')
    expect(t.screen.error('Phone (optional)')).to.match(/^Use the international form/)
    expect(t.requests(CREATE)).to.deep.equal([])
  })

  it('asks for no e-mail address and phone number if the host hides people', async () => {
    const t = await filled({ disablePersonInformation: true, personEmail: 'ana@example.com' })
    expect(t.screen.maybe('Email (optional)')).to.equal(undefined)
    await t.user.click('Give access')
    expect(t.requests(CREATE)[0]?.['user_identity']).to.deep.equal({ full_name: 'Ana Silva' })
  })

  it('offers only ways in that a chosen door takes, and says where one doesn’t work', async () => {
    const t = await openUnit4({ modes: ['code', 'mobile_key', 'card'] })
    expect(t.screen.field('Key card').disabled).to.equal(true)
    expect(t.screen.text).to.include('No chosen door takes key cards')
    expect(t.screen.text).to.match(/Works at \d of \d doors\. Not at: .*Unit 4 Terrace/)
  })

  it('follows the times of a place until the user changes a time', async () => {
    const t = await open({ deviceIds: [], acsEntranceIds: [] })
    const start = t.screen.field('Start').value
    await t.user.check('Unit 4')
    expect([t.screen.field('Start').value, t.screen.field('End').value]).to.deep.equal([
      '2026-05-01T15:00',
      '2026-05-02T11:00'
    ])
    expect(t.screen.text).to.include('Paris')
    expect(t.screen.names('button')).to.include('Time zone of the door')
    await t.user.check('Unit 4')
    expect(t.screen.field('Start').value).to.equal(start)
    await t.user.fill('End', '2026-05-09T12:00')
    await t.user.check('Unit 4')
    expect(t.screen.field('End').value).to.equal('2026-05-09T12:00')
  })

  it('names the time zone of a place in the screen that changes it, until the user chooses another', async () => {
    const t = await open({ deviceIds: [], acsEntranceIds: [] })
    await t.user.check('Unit 4')
    await t.user.click('Time zone of the door')
    expect(t.screen.names('heading')).to.deep.equal(['Time zone of the door'])
    await t.user.check('Use local time zone')
    expect(t.screen.names('heading')).to.deep.equal(['Time Zone (automatic)'])
  })

  it('rejects an end in the past, and before the start', async () => {
    const t = await filled({ startsAt: '2026-04-01T10:00:00Z', endsAt: '2026-04-02T10:00:00Z' })
    await t.user.click('Give access')
    expect(t.screen.error('End')).to.equal('The end is in the past')
    await t.user.fill('End', '2026-03-01T10:00')
    expect(t.screen.error('End')).to.equal('The end must be after the start')
  })

  it('checks the digits of a PIN, and sends them', async () => {
    const t = await filled()
    await t.user.check('Use these digits')
    await t.user.fill('Digits', '12')
    await t.user.click('Give access')
    expect(t.screen.error('Digits')).to.equal('Use 4 to 9 digits')
    await t.user.fill('Digits', '482913')
    await t.user.click('Give access')
    expect(t.requests(CREATE)[0]?.['requested_access_methods']).to.deep.equal([{ mode: 'code', code: '482913' }])
  })

  it('warns which lock does not take the times, and sends them anyway', async () => {
    const t = await open({
      spaceIds: [],
      deviceIds: ['device_front_door', 'device_parcel_room'],
      acsEntranceIds: [],
      startsAt: '2027-05-01T10:00:00Z',
      endsAt: '2027-05-08T10:00:00Z'
    })
    await t.user.fill('Name', 'Ana Silva')
    await t.user.check('Front Door')
    expect(t.screen.text).not.to.include('Codes on this lock last')
    await t.user.check('Parcel Room')
    expect(t.screen.text).to.match(/Parcel Room: Codes on this lock last/)
    await t.user.click('Give access')
    expect(t.requests(CREATE)[0]?.['device_ids']).to.deep.equal(['device_front_door', 'device_parcel_room'])
  })

  it('says before that an offline code can’t be taken back', async () => {
    const t = await open({ spaceIds: [], deviceIds: ['device_beach_house'], acsEntranceIds: [] })
    expect(t.screen.text).to.include('A code on Beach House can’t be taken back.')
  })

  it('sends the keys and the person of the host', async () => {
    const t = await openUnit4({
      userIdentityId: 'user_identity_ben',
      accessGrantKey: 'stay-7',
      reservationKey: 'HH-7',
      customizationProfileId: 'profile-1'
    })
    expect(t.screen.text).to.include('Ben Okafor')
    await t.user.click('Give access')
    const { user_identity_id, name, access_grant_key, reservation_key, customization_profile_id } =
      t.requests(CREATE)[0] ?? {}
    expect([user_identity_id, name, access_grant_key, reservation_key, customization_profile_id]).to.deep.equal([
      'user_identity_ben',
      'Ben Okafor',
      'stay-7',
      'HH-7',
      'profile-1'
    ])
  })

  it('finds an access whose response was lost, as if it had arrived', async () => {
    const t = await filled({
      async respond(request, _body, sandbox) {
        const response = await sandbox(request)
        return request.url.endsWith(CREATE) ? new Response('', { status: 502 }) : response
      }
    })
    const events = t.events('access-grant-created')
    await t.user.click('Give access')
    expect(t.screen.alertText).to.include('It isn’t known whether access was given.')
    expect(events).to.have.length(0)
    await t.user.click('Check')
    await until(() => t.screen.text.includes('Ways in'))
    expect(t.requests(CREATE)).to.have.length(1)
    expect(t.requests(GET)[0]).to.deep.equal({ access_grant_key: t.requests(CREATE)[0]?.['access_grant_key'] })
    expect(events).to.have.length(1)
  })

  it('can be sent again with the same key if the access was not given', async () => {
    const t = await filled({ faults: { [CREATE]: LOST } })
    await t.user.click('Give access')
    const button = t.screen.all('button', 'Give access')[0]
    expect(button?.ariaDisabled === 'true' || button?.matches(':disabled')).to.equal(true)
    await t.user.click('Check')
    expect(t.screen.alertText).to.include('Access was not given.')
    await t.user.click('Give access')
    const keys = t.requests(CREATE).map(({ access_grant_key }) => access_grant_key)
    expect(keys).to.have.length(2)
    expect(keys[0]).to.equal(keys[1])
  })

  it('starts again with another key if a lost access is discarded', async () => {
    const t = await filled({ faults: { [CREATE]: LOST } })
    await t.user.click('Give access')
    await t.user.click('Cancel')
    await t.user.click('Discard')
    expect(t.screen.values['Name']).to.equal('')
    await t.user.fill('Name', 'Rui Silva')
    await t.user.click('Give access')
    const keys = t.requests(CREATE).map(({ access_grant_key }) => access_grant_key)
    expect(new Set(keys).size).to.equal(2)
  })

  it('stays unknown if the check fails', async () => {
    const t = await filled({ faults: { [CREATE]: LOST, [GET]: LOST } })
    await t.user.click('Give access')
    await t.user.click('Check')
    expect(t.screen.alertText).to.include('It isn’t known whether access was given.')
    expect(t.screen.names('button', 'Check')).to.have.length(1)
  })

  it('says at the e-mail address that it is taken', async () => {
    const t = await filled()
    await t.user.fill('Email (optional)', 'ana.silva@example.com')
    await t.user.click('Give access')
    expect(t.screen.error('Email (optional)')).to.match(/^Someone already has this email or phone\. .*Another user/)
    expect(t.screen.values['Name']).to.equal('Ana Silva')
  })

  it('shows what the platform rejects at its field', async () => {
    const t = await filled({ faults: { [CREATE]: rejection({ user_identity: { phone_number: 'Unknown country.' } }) } })
    await t.user.fill('Phone (optional)', '+999 123456789')
    await t.user.click('Give access')
    expect(t.screen.error('Phone (optional)')).to.equal('Unknown country.')
    expect(t.screen.focused).to.equal('Phone (optional)')
  })

  it('shows what the platform rejects of a way in at its field', async () => {
    const ways = { 0: { code: 'These digits are too easy.' }, 1: { instant_key_max_use_count: 'At most 10.' } }
    const t = await filled({ faults: { [CREATE]: rejection({ requested_access_methods: ways }) } })
    await t.user.check('Mobile key')
    await t.user.check('Use these digits')
    await t.user.fill('Digits', '482913')
    await t.user.click('Give access')
    expect(t.screen.error('Digits')).to.equal('These digits are too easy.')
    expect(t.screen.error('Times the link can be used')).to.equal('At most 10.')
  })

  it('says that the platform lets nobody give access here', async () => {
    const t = await open({ customer: false })
    await t.user.fill('Name', 'Ana Silva')
    await t.user.check('Front Door')
    await t.user.click('Give access')
    expect(t.screen.alertText).to.equal('You can’t give access here.')
    expect(t.screen.names('button', 'Give access')).to.deep.equal([])
    expect(t.screen.values['Name']).to.equal('Ana Silva')
  })

  it('sends nothing that the host cancels or turns off', async () => {
    const t = await filled()
    const asked: string[] = []
    t.element.addEventListener('before-change', (event) => {
      asked.push(event.detail.operation)
      event.preventDefault()
    })
    await t.user.click('Give access')
    expect(asked).to.deep.equal(['accessGrants.create'])
    t.element.disableCreateAccessGrant = true
    await t.advance(100)
    expect(t.screen.alertText).to.include('This is turned off here.')
    expect(t.requests(CREATE)).to.deep.equal([])
  })

  it('says what to do first if there is no door', async () => {
    const t = await open({ spaceIds: [], ...DOORS })
    expect(t.screen.text).to.include('Connect a lock first.')
    expect(t.screen.maybe('Name')).to.equal(undefined)
  })

  it('asks before input is lost', async () => {
    const t = await filled()
    const events = t.events('back')
    await t.user.click('Cancel')
    expect(t.screen.all('question')).to.have.length(1)
    expect(events).to.have.length(0)
  })
})
