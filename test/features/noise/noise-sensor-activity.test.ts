import { columnsOf, openActivity, plain } from '../support/noise-activity.js'
import { busy, EVENTS, happened, noisesAsked, type Sensor, SOME, THRESHOLDS, tab } from '../support/noise-sensor.js'
import type { Device } from '../support/sent.js'
import { cleanUpAfterEach } from '../support/setup.js'

/** Returns the listed events by day. */
const daysOf = ({ root }: Sensor): unknown =>
  [...root.querySelectorAll('[role=tabpanel] h3 + ul')].map((list) => [
    list.ariaLabel,
    [...list.children].map((row) => [...row.children].map(({ textContent }) => plain(textContent ?? '')).join(' | '))
  ])

const rowsOf = ({ root }: Sensor): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[role=tabpanel] h3 + ul > li')
]

describe('Noise sensor activity', () => {
  cleanUpAfterEach()

  it('is listed by days of the time zone shown below, newest first', async () => {
    const { screen: sensor } = await openActivity({ faults: happened(SOME) })
    expect(daysOf(sensor)).to.deep.equal([
      ['Friday, March 20', ['4:15 AM | Noise threshold exceeded | 57 NRS', '12:05 AM | Quiet hours | 84 dB']],
      ['Thursday, March 19', ['10:30 PM | Quiet hours | 63 dB']],
      ['Saturday, March 14', ['11:40 PM | Quiet hours | 71.3 dB']],
      ['Unknown', ['– | Quiet hours']]
    ])
    const headings = [...sensor.root.querySelectorAll('[role=tabpanel] h3')]
    expect(headings.map(({ textContent }) => textContent)).to.deep.equal([
      'Loudest each night in the last month',
      'Friday, March 20',
      'Thursday, March 19',
      'Saturday, March 14',
      'Unknown'
    ])
    expect(sensor.text).to.contain('All times in Stockholm')
  })

  it('is listed by days of another time zone and formatted for the locale', async () => {
    const edit = (device: Device): void => {
      device.location = { timezone: 'America/Los_Angeles' }
    }
    const { screen: sensor } = await openActivity({ edit, faults: happened(SOME), locale: 'en-GB' })
    expect(daysOf(sensor)).to.deep.equal([
      [
        'Thursday 19 March',
        ['20:15 | Noise threshold exceeded | 57 NRS', '16:05 | Quiet hours | 84 dB', '14:30 | Quiet hours | 63 dB']
      ],
      ['Saturday 14 March', ['15:40 | Quiet hours | 71.3 dB']],
      ['Unknown', ['– | Quiet hours']]
    ])
    expect(sensor.text).to.contain('All times in Los Angeles')
  })

  it('includes the year of a day in another year', async () => {
    const { screen: sensor } = await openActivity({ faults: happened([{ occurred_at: '2025-12-31T12:00:00Z' }]) })
    expect(daysOf(sensor)).to.deep.equal([['Wednesday, December 31, 2025', ['1:00 PM | Noise threshold exceeded']]])
    expect(columnsOf(sensor)).to.have.length(0)
  })

  it('waits for the thresholds if only they have a time zone', async () => {
    const edit = (device: Device): void => {
      delete device.location
    }
    const { screen: sensor, advance } = await openActivity({
      edit,
      faults: { ...happened(SOME), [THRESHOLDS]: { delay: 500 } }
    })
    expect(sensor.announcements).to.contain('Loading noise activity')
    expect(rowsOf(sensor)).to.have.length(0)
    await advance(500)
    expect(sensor.text).to.contain('All times in Stockholm')
    expect(rowsOf(sensor)).to.have.length(5)
  })

  it('is listed even if the thresholds cannot be loaded', async () => {
    const { screen: sensor } = await openActivity({ faults: { ...happened(SOME), [THRESHOLDS]: { status: 403 } } })
    expect(rowsOf(sensor)).to.have.length(5)
    expect(columnsOf(sensor)).to.have.length(2)
    expect(sensor.root.querySelectorAll('line.limit')).to.have.length(0)
  })

  it('lists an event of two thresholds once, with both names', async () => {
    const noise = { occurred_at: '2026-03-19T21:30:00Z', noise_level_decibels: 80 }
    const named = ['Quiet hours', 'Owner', 'Quiet hours'].map((noise_threshold_name) => ({
      ...noise,
      noise_threshold_name
    }))
    const { screen: sensor } = await openActivity({ faults: happened(named) })
    expect(daysOf(sensor)).to.deep.equal([['Thursday, March 19', ['10:30 PM | Quiet hours · Owner | 80 dB']]])
    expect(columnsOf(sensor)).to.have.length(1)
  })

  it('shows the latest events of a busy month, and more on request', async () => {
    const { screen: sensor } = await openActivity({ faults: happened(busy(130)) })
    expect(rowsOf(sensor)).to.have.length(8)
    expect(columnsOf(sensor)).to.have.length(12)
    await sensor.press('button', 'Show more')
    expect(rowsOf(sensor)).to.have.length(68)
    expect(rowsOf(sensor).findIndex((row) => row === sensor.root.activeElement)).to.equal(8)
    await sensor.press('button', 'Show more')
    await sensor.press('button', 'Show more')
    expect(rowsOf(sensor)).to.have.length(130)
    expect(sensor.names('button', 'Show more')).to.deep.equal([])
    expect(rowsOf(sensor).findIndex((row) => row === sensor.root.activeElement)).to.equal(128)
  })

  it('shows an empty state if there was no noise', async () => {
    const { screen: sensor } = await openActivity({ faults: happened([]) })
    expect(sensor.text).to.contain('No noise in the last month').and.not.to.contain('could not')
    expect(sensor.root.querySelector('table') === null).to.equal(true)
  })

  it('shows a loading state until the first response', async () => {
    const { screen: sensor, advance } = await openActivity({ faults: happened(SOME, 3000) })
    expect(sensor.announcements).to.contain('Loading noise activity')
    expect(sensor.text).not.to.contain('No noise')
    await advance(3000)
    expect(rowsOf(sensor)).to.have.length(5)
    await advance(1500)
    expect(sensor.text).not.to.contain('Loading')
  })

  it('keeps the events if a refetch fails', async () => {
    const { screen: sensor, platform, advance } = await openActivity({ faults: happened(SOME) })
    platform.update({ faults: { [EVENTS]: { status: 409 } } })
    await advance(30_000)
    expect(sensor.announcements).to.contain('Noise activity could not be loaded')
    expect(rowsOf(sensor)).to.have.length(5)
  })

  describe('Polling', () => {
    it('refetches every 30 s and keeps the focus', async () => {
      const { screen: sensor, platform, advance } = await openActivity({ faults: happened(SOME.slice(1)) })
      tab(sensor, 'Activity').focus()
      platform.update({ faults: happened(SOME) })
      await advance(29_799)
      expect(rowsOf(sensor)).to.have.length(4)
      await advance(1)
      expect(rowsOf(sensor)).to.have.length(5)
      await advance(30_000)
      expect(noisesAsked(platform)).to.have.length(3)
      expect(sensor.focused).to.equal('Activity')
    })

    it('continues while the details are shown, because they show the last day', async () => {
      const { screen: sensor, platform, advance } = await openActivity({ faults: happened(SOME) })
      tab(sensor, 'Details').click()
      await advance(60_000)
      expect(noisesAsked(platform)).to.have.length(3)
    })
  })
})
