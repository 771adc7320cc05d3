import { emulateMedia } from '@web/test-runner-commands'
import { expect } from 'chai'
import type { Device } from '../support/sent.js'
import {
  busy,
  EVENTS,
  happened,
  noisesAsked,
  NOW,
  SENSOR,
  SOME,
  tab,
  THRESHOLDS,
  type Sensor
} from '../support/noise-sensor.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'
import { until } from '../support/stage.js'

const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s*\n\s*/g, ' | ')
    .trim()

/** Returns the listed events by day. */
const daysOf = ({ root }: Sensor): unknown =>
  [...root.querySelectorAll('h3 + ul')].map((list) => [
    list.ariaLabel,
    [...list.children].map((row) => [...row.children].map(({ textContent }) => plain(textContent ?? '')).join(' | '))
  ])

const rowsOf = ({ root }: Sensor): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('h3 + ul > li')]

/** Returns the rows of the table that replaces the chart. */
const tableOf = ({ root }: Sensor): string[][] =>
  [...root.querySelectorAll('table tr')].map((row) =>
    [...row.children].map(({ textContent }) => plain(textContent ?? ''))
  )

/** Returns the columns of nights with events, oldest first. */
const columnsOf = ({ root }: Sensor): SVGGElement[] => [...root.querySelectorAll<SVGGElement>('.columns g')]

/** Returns the text below the chart. */
const loudestOf = ({ root }: Sensor): string => plain(root.querySelector('.loudest')?.textContent ?? '')

describe('Noise sensor activity', () => {
  cleanUpAfterEach()

  async function open(given: Given<'x-noise-sensor-details'> = {}) {
    const t = await setup('x-noise-sensor-details', { deviceId: SENSOR, now: NOW, ...given })
    // Texts of other languages load asynchronously.
    await until(() => t.screen.names('tab').length > 0)
    await t.user.click(/^(?:Activity|Verlauf)$/, 'tab')
    return t
  }

  it('is listed by days of the time zone shown below, newest first', async () => {
    const { screen: sensor } = await open({ faults: happened(SOME) })
    expect(daysOf(sensor)).to.deep.equal([
      ['Friday, March 20', ['4:15 AM | Noise threshold exceeded | 57 NRS', '12:05 AM | Quiet hours | 84 dB']],
      ['Thursday, March 19', ['10:30 PM | Quiet hours | 63 dB']],
      ['Saturday, March 14', ['11:40 PM | Quiet hours | 71.3 dB']],
      ['Unknown', ['– | Quiet hours']]
    ])
    expect(sensor.names('heading').slice(1)).to.deep.equal([
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
    const { screen: sensor } = await open({ edit, faults: happened(SOME), locale: 'en-GB' })
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
    const { screen: sensor } = await open({ faults: happened([{ occurred_at: '2025-12-31T12:00:00Z' }]) })
    expect(daysOf(sensor)).to.deep.equal([['Wednesday, December 31, 2025', ['1:00 PM | Noise threshold exceeded']]])
    expect(columnsOf(sensor)).to.have.length(0)
  })

  it('waits for the thresholds if only they have a time zone', async () => {
    const edit = (device: Device): void => {
      delete device.location
    }
    const { screen: sensor, advance } = await open({
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
    const { screen: sensor } = await open({ faults: { ...happened(SOME), [THRESHOLDS]: { status: 403 } } })
    expect(rowsOf(sensor)).to.have.length(5)
    expect(columnsOf(sensor)).to.have.length(2)
    expect(sensor.root.querySelectorAll('line.limit')).to.have.length(0)
  })

  it('draws one column per night up to its loudest event, colored above its limit, on an axis from 40 dB', async () => {
    const { screen: sensor } = await open({ faults: happened(SOME) })
    await sensor.find('group', 'Loudest each night in the last month')
    const plot = sensor.root.querySelector('.columns')?.getBoundingClientRect() ?? new DOMRect()
    const above = (decibels: number): number => plot.bottom - ((decibels - 40) / 60) * plot.height
    const columns = columnsOf(sensor).map((column) => column.getBoundingClientRect())
    const middles = columns.map(({ left, width }) => ((left + width / 2 - plot.left) / plot.width) * 29)
    expect(middles[0]).to.be.closeTo(22.5, 0.1)
    expect(middles[1]).to.be.closeTo(27.5, 0.1)
    const boxesOf = (selector: string): DOMRect[] =>
      [...sensor.root.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
    const exceeding = boxesOf('.columns rect:not(.within)')
    for (const [index, loudest] of [71.3, 84].entries()) {
      expect(exceeding[index]?.top).to.be.closeTo(above(loudest), 1.5)
      expect(exceeding[index]?.bottom).to.be.closeTo(above(62), 1.5)
    }
    const within = boxesOf('.columns rect.within')
    expect(within).to.have.length(2)
    for (const { top, bottom } of within) {
      expect(top).to.be.closeTo(above(62), 1.5)
      expect(bottom).to.be.closeTo(above(40), 1.5)
    }
    const lines = boxesOf('line.limit').map(({ top }) => top)
    expect(lines).to.have.length(2)
    for (const line of lines) expect(line).to.be.closeTo(above(62), 1)
    const seen = (className: string): string[] =>
      [...sensor.root.querySelectorAll(`.${className} span`)].flatMap(({ textContent }) => textContent || [])
    expect(seen('axis').map(plain)).to.deep.equal(['100 dB', '70', '40'])
  })

  it('places each date below its line, also in right-to-left pages', async () => {
    for (const [locale, width, dir] of [
      ['en-US', 280, 'ltr'],
      ['de-DE', 480, 'ltr'],
      ['en-US', 900, 'rtl']
    ] as const) {
      const place = document.body.appendChild(document.createElement('div'))
      place.dir = dir
      const { screen: sensor } = await open({ faults: happened(SOME), locale, width, parent: place })
      const middle = (box: DOMRect): number => (box.left + box.right) / 2
      const lines = [...sensor.root.querySelectorAll('.columns line[x1]:not(.limit)')].map(
        (line) => line.getBoundingClientRect().left
      )
      const dates = [...sensor.root.querySelectorAll('.noise-chart .dates span')]
        .filter(({ textContent }) => /(Feb|Mar|März)/.test(textContent ?? ''))
        .map((date) => middle(date.getBoundingClientRect()))
      expect(dates).to.have.length(lines.length).and.to.have.length(5)
      for (const [index, line] of lines.entries()) expect(dates[index], `${locale} ${index}`).to.be.closeTo(line, 1)
      place.remove()
    }
  })

  it('describes the loudest night, or the night pointed at, also in right-to-left pages', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const place = document.body.appendChild(document.createElement('div'))
      place.dir = dir
      const { screen: sensor, advance } = await open({ faults: happened(SOME), width: 320, parent: place })
      const newer = '84 dB, limit 62 dB Mar 20, 12:05 AM · Quiet hours'
      expect(loudestOf(sensor)).to.equal(newer)
      const point = async (column: SVGGElement | undefined): Promise<string> => {
        const { left, width, top } = column?.getBoundingClientRect() ?? new DOMRect()
        const pointer = { clientX: left + width / 2, clientY: top, bubbles: true, composed: true }
        sensor.root.querySelector('.columns')?.dispatchEvent(new PointerEvent('pointerdown', pointer))
        await advance(0)
        return loudestOf(sensor)
      }
      expect(await point(columnsOf(sensor)[0])).to.equal('71.3 dB, limit 62 dB Mar 14, 11:40 PM · Quiet hours')
      expect(await point(columnsOf(sensor)[1])).to.equal(newer)
      place.remove()
    }
  })

  it('outlines the part of the selected night below its limit in forced colors', async () => {
    await emulateMedia({ forcedColors: 'active' })
    try {
      const { screen: sensor } = await open({ faults: happened(SOME) })
      const outlineOf = (night: string) => {
        const part = sensor.root.querySelector(`${night} > rect.within`)
        return part && getComputedStyle(part).stroke
      }
      sensor.element.style.color = 'Highlight'
      expect(outlineOf('.chosen')).to.equal(getComputedStyle(sensor.element).color)
      expect(outlineOf('g:not(.chosen)')).not.to.equal(outlineOf('.chosen'))
    } finally {
      await emulateMedia({ forcedColors: 'none' })
    }
  })

  it('lists an event of two thresholds once, with both names', async () => {
    const noise = { occurred_at: '2026-03-19T21:30:00Z', noise_level_decibels: 80 }
    const named = ['Quiet hours', 'Owner', 'Quiet hours'].map((noise_threshold_name) => ({
      ...noise,
      noise_threshold_name
    }))
    const { screen: sensor } = await open({ faults: happened(named) })
    expect(daysOf(sensor)).to.deep.equal([['Thursday, March 19', ['10:30 PM | Quiet hours · Owner | 80 dB']]])
    expect(columnsOf(sensor)).to.have.length(1)
  })

  it('has a table for screen readers', async () => {
    const { screen: sensor } = await open({ faults: happened(SOME) })
    expect(tableOf(sensor)).to.deep.equal([
      ['Night', 'Events', 'Time', 'Loudest'],
      ['Thursday, March 19 – Friday, March 20', '3', '10:30 PM – 4:15 AM', '84 dB, limit 62 dB'],
      ['Saturday, March 14 – Sunday, March 15', '1', '11:40 PM', '71.3 dB, limit 62 dB']
    ])
    expect(sensor.root.querySelector('caption')?.textContent).to.equal('Loudest each night in the last month')
  })

  it('shows 60 events of a busy month, and more on request', async () => {
    const { screen: sensor } = await open({ faults: happened(busy(130)) })
    expect(rowsOf(sensor)).to.have.length(60)
    expect(columnsOf(sensor)).to.have.length(12)
    await sensor.press('button', 'Show more')
    expect(rowsOf(sensor)).to.have.length(120)
    expect(rowsOf(sensor).findIndex((row) => row === sensor.root.activeElement)).to.equal(60)
    await sensor.press('button', 'Show more')
    expect(rowsOf(sensor)).to.have.length(130)
    expect(sensor.names('button', 'Show more')).to.deep.equal([])
    expect(rowsOf(sensor).findIndex((row) => row === sensor.root.activeElement)).to.equal(120)
  })

  it('shows an empty state if there was no noise', async () => {
    const { screen: sensor } = await open({ faults: happened([]) })
    expect(sensor.text).to.contain('No noise in the last month').and.not.to.contain('could not')
    expect(sensor.root.querySelector('table') === null).to.equal(true)
  })

  it('shows a loading state until the first response', async () => {
    const { screen: sensor, advance } = await open({ faults: happened(SOME, 3000) })
    expect(sensor.announcements).to.contain('Loading noise activity')
    expect(sensor.text).not.to.contain('No noise')
    await advance(3000)
    expect(rowsOf(sensor)).to.have.length(5)
    await advance(1500)
    expect(sensor.text).not.to.contain('Loading')
  })

  it('keeps the events if a refetch fails', async () => {
    const { screen: sensor, platform, advance } = await open({ faults: happened(SOME) })
    platform.update({ faults: { [EVENTS]: { status: 403 } } })
    await advance(30_000)
    expect(sensor.announcements).to.contain('Noise activity could not be loaded')
    expect(rowsOf(sensor)).to.have.length(5)
  })

  describe('Polling', () => {
    it('refetches every 30 s and keeps the focus', async () => {
      const { screen: sensor, platform, advance } = await open({ faults: happened(SOME.slice(1)) })
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
      const { screen: sensor, platform, advance } = await open({ faults: happened(SOME) })
      tab(sensor, 'Details').click()
      await advance(60_000)
      expect(noisesAsked(platform)).to.have.length(3)
    })
  })
})
