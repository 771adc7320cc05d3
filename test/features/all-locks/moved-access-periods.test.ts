import { MINUTE } from '../../clock.js'
import { changeElsewhere, UPDATE } from '../support/access-code-calls.js'
import {
  barOf,
  type Calendar,
  CORA_ID,
  CORA_UNMOVED,
  coraOf,
  datesOf,
  letGo,
  openCalendar,
  press,
  pull
} from '../support/calendar.js'
import { cleanUpAfterEach, until } from '../support/setup.js'

const [CHANGED, DELETED, WITHOUT_PERMISSION] = [
  'Someone else changed it in the meantime.',
  'It’s no longer in this list.',
  'You no longer have permission.'
]
const REASONS = [CHANGED, DELETED, WITHOUT_PERMISSION]

describe('Moving an access period in the calendar', () => {
  cleanUpAfterEach()

  it('moves a stay with the keyboard and sends one update per code when saved', async () => {
    const t = await openCalendar()
    const updated = t.events('access-code-updated')
    await press(t, 'Anna', 'Alt+ArrowRight')
    expect(t.screen.text).to.contain('Anna: Nov 26 – 30')
    await press(t, 'Anna', 'Alt+Shift+ArrowRight', 'Shift+ArrowLeft')
    expect(t.screen.text).to.contain('Anna: Nov 25 – Dec 1')
    await press(t, 'Anna', 'Alt+ArrowRight')
    expect(datesOf(t, 'Anna')).to.equal('November 26 – December 2')
    expect(t.requests(UPDATE)).to.have.length(0)
    await t.user.click('Save')
    await until(() => updated.length === 2)
    const times = { starts_at: '2026-11-26T12:00:00.000Z', ends_at: '2026-12-02T12:00:00.000Z' }
    expect(t.requests(UPDATE)).to.have.length(2)
    for (const body of t.requests(UPDATE)) expect(body).to.include({ type: 'time_bound', ...times })
    expect(updated.map(({ detail }) => detail.ends_at)).to.deep.equal([times.ends_at, times.ends_at])
    await t.screen.waitForText('Access code updated')
    await until(() => t.screen.names('button', 'Save').length === 0)
    expect(t.screen.focused).to.match(/^Anna, /)
    expect(datesOf(t, 'Anna')).to.equal('November 26 – December 2')
  })

  it('moves a stay by a day with Page Up and Page Down, and Escape restores it', async () => {
    const t = await openCalendar()
    const initial = datesOf(t, 'Anna')
    await press(t, 'Anna', 'PageUp', 'PageUp', 'PageDown')
    expect(t.screen.text).to.contain('Anna: Nov 26 – 30')
    await press(t, 'Anna', 'Shift+PageUp')
    expect(t.screen.text).to.contain('Anna: Nov 26 – Dec 1')
    await press(t, 'Anna', 'Escape')
    expect(datesOf(t, 'Anna')).to.equal(initial)
  })

  it('asks before a device of the host discards the move', async () => {
    const t = await openCalendar()
    await press(t, 'Anna', 'Alt+ArrowRight')
    t.element.deviceId = 'device_front_door'
    await t.advance(100)
    await t.user.click('Keep editing')
    expect([t.screen.text.includes('Anna: Nov 26 – 30'), t.element.deviceId]).to.deep.equal([true, undefined])
    t.element.deviceId = 'device_front_door'
    await t.advance(100)
    await t.user.click('Discard')
    expect(t.element.deviceId).to.equal('device_front_door')
    await until(() => !t.screen.text.includes('Anna: Nov 26 – 30'))
    expect(t.requests(UPDATE)).to.deep.equal([])
  })

  it('moves a stay with the pointer, and neither sends nor opens anything before saving', async () => {
    const t = await openCalendar()
    await pull(t, 'Cora', 2)
    expect(t.screen.names('button', 'Save')).to.deep.equal([])
    await letGo(t)
    expect(t.screen.text).to.contain('Cora: Nov 29 – Dec 3')
    expect([t.requests(UPDATE).length, t.element.openedAccessCodeId]).to.deep.equal([0, undefined])
    await t.user.click('Undo')
    expect(coraOf(t)).to.deep.equal(CORA_UNMOVED)
    expect(t.screen.focused).to.match(/^Cora, /)
    await pull(t, 'Cora', -1, 'start')
    await letGo(t)
    await pull(t, 'Cora', 1, 'end')
    await letGo(t)
    await t.user.click('Save')
    await until(() => t.requests(UPDATE).length === 1)
    const times = { starts_at: '2026-11-26T12:00:00.000Z', ends_at: '2026-12-02T12:00:00.000Z' }
    expect(t.requests(UPDATE)[0]).to.include(times)
  })

  it('shows the days of a stay that is moved out of view, and returns when the move is undone', async () => {
    const t = await openCalendar({ width: 400 })
    expect(t.screen.text).to.contain('Nov 22 – 28')
    for (let day = 0; day < 8; day++) await press(t, 'Anna', 'Alt+ArrowRight')
    for (const [shown, dates] of [
      ['Dec 2 – 8', 'December 3 – 7'],
      ['Nov 24 – 30', 'November 25 – 29']
    ] as const) {
      expect(t.screen.text).to.contain(shown)
      expect(datesOf(t, 'Anna')).to.equal(dates)
      expect(t.screen.focused).to.match(/^Anna, /)
      if (dates.startsWith('Dec')) await t.user.click('Undo')
    }
  })

  it('shows the days of a stay that was dragged to the end of the days once it is dropped', async () => {
    const t = await openCalendar({ width: 400 })
    await pull(t, 'Cora', 1)
    expect(t.screen.text).to.contain('Nov 22 – 28')
    await letGo(t)
    await t.screen.waitForText('Nov 27 – Dec 3')
    expect(barOf(t, 'Cora').classList.contains('cut-before')).to.equal(false)
  })

  it('restores a stay on Escape, during and after dragging', async () => {
    const t = await openCalendar()
    await pull(t, 'Cora', 2)
    expect(datesOf(t, 'Cora')).to.equal('November 29 – December 3')
    await t.user.press('Escape')
    await letGo(t)
    expect(coraOf(t)).to.deep.equal(CORA_UNMOVED)
    await press(t, 'Cora', 'Alt+ArrowLeft')
    await press(t, 'Cora', 'Escape')
    expect(coraOf(t)).to.deep.equal(CORA_UNMOVED)
  })

  it('restores a stay and offers a retry if the update is rejected', async () => {
    const error = { type: 'refused', message: 'It is jammed.' }
    const t = await openCalendar({ faults: { [UPDATE]: { status: 400, error, times: 1 } } })
    await press(t, 'Cora', 'Alt+ArrowRight')
    await t.user.click('Save')
    await t.screen.find('button', 'Try again')
    expect(datesOf(t, 'Cora')).to.equal('November 27 – December 1')
    await t.user.click('Show details')
    expect(t.screen.text).to.contain('It is jammed: ')
    await t.user.click('Try again')
    await until(() => datesOf(t, 'Cora') === 'November 28 – December 2')
    expect(t.requests(UPDATE)).to.have.length(2)
  })

  it('does not move a stay that cannot be moved, and gives the reason', async () => {
    const t = await openCalendar()
    await t.user.click('Always · 1')
    await press(t, 'Cleaning', 'Alt+ArrowRight')
    expect(t.screen.text).to.contain('This code has no dates. Open it to add some.')
    await pull(t, 'Cleaning', 1)
    await letGo(t)
    expect(t.element.openedAccessCodeId).to.equal(undefined)
    t.element.disableEditAccessCode = true
    await t.advance(0)
    await press(t, 'Cora', 'Alt+ArrowRight')
    expect(t.screen.text).to.contain('You can’t change this code here.')
    expect(coraOf(t)).to.deep.equal(CORA_UNMOVED)
  })

  it('moves one stay at a time, and keeps it while another code is opened', async () => {
    const t = await openCalendar()
    await press(t, 'Anna', 'Alt+ArrowRight')
    await press(t, 'Cora', 'Alt+ArrowRight')
    expect(t.screen.text).to.contain('Save or undo the other change first.')
    expect(datesOf(t, 'Cora')).to.equal('November 27 – December 1')
    barOf(t, 'Cora').click()
    await t.user.click('Back')
    await t.screen.waitForText('Anna: Nov 26 – 30')
  })

  for (const [what, happen, reason, dates] of [
    [
      'changed elsewhere',
      ({ platform }) => changeElsewhere(platform, CORA_ID, { ends_at: '2026-11-30T12:00:00.000Z' }),
      CHANGED,
      'November 27 – 30'
    ],
    [
      'was deleted elsewhere',
      ({ platform }) => platform.client.accessCodes.delete({ access_code_id: CORA_ID }),
      DELETED,
      undefined
    ],
    [
      'can no longer be edited',
      ({ element }) => (element.disableEditAccessCode = true),
      WITHOUT_PERMISSION,
      'November 27 – December 1'
    ]
  ] satisfies [string, (t: Calendar) => unknown, string, string | undefined][]) {
    it(`discards the move of a stay that ${what}, and reports only that`, async () => {
      const t = await openCalendar()
      await press(t, 'Cora', 'Alt+ArrowRight')
      await happen(t)
      await t.advance(MINUTE)
      expect(REASONS.filter((text) => t.screen.text.includes(text))).to.deep.equal([reason])
      expect(t.screen.names('button', 'Save')).to.deep.equal([])
      if (dates) expect(datesOf(t, 'Cora')).to.equal(dates)
    })
  }

  it('reverses time, dragging and arrow keys in right-to-left pages', async () => {
    const t = await openCalendar({ dir: 'rtl' })
    const [anna, cora] = ['Anna', 'Cora'].map((name) => barOf(t, name).getBoundingClientRect().right)
    expect(anna).to.be.greaterThan(cora ?? 0)
    await press(t, 'Cora', 'Alt+ArrowLeft')
    expect(datesOf(t, 'Cora')).to.equal('November 28 – December 2')
    await pull(t, 'Cora', -1)
    await letGo(t)
    expect(datesOf(t, 'Cora')).to.equal('November 29 – December 3')
  })

  it('ignores Escape and further moves while saving, and sends one update', async () => {
    const t = await openCalendar({ holds: [UPDATE] })
    await press(t, 'Cora', 'Alt+ArrowRight')
    const save = await t.screen.find('button', 'Save')
    save.click()
    save.click()
    await until(() => t.requests(UPDATE).length > 0)
    await press(t, 'Cora', 'Escape', 'Alt+ArrowRight')
    expect(datesOf(t, 'Cora')).to.equal('November 28 – December 2')
    t.release(UPDATE)
    await until(() => t.screen.names('button', 'Save').length === 0)
    expect([t.requests(UPDATE).length, datesOf(t, 'Cora')]).to.deep.equal([1, 'November 28 – December 2'])
  })
})
