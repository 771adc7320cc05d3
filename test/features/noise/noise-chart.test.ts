import { emulateMedia } from '@web/test-runner-commands'
import { columnsOf, openActivity, plain } from '../support/noise-activity.js'
import { happened, type Sensor, SOME } from '../support/noise-sensor.js'
import { cleanUpAfterEach } from '../support/setup.js'

/** Returns the rows of the table that replaces the chart. */
const tableOf = ({ root }: Sensor): string[][] =>
  [...root.querySelectorAll('table tr')].map((row) =>
    [...row.children].map(({ textContent }) => plain(textContent ?? ''))
  )

/** Returns the text below the chart. */
const loudestOf = ({ root }: Sensor): string => plain(root.querySelector('.loudest')?.textContent ?? '')

describe('Noise sensor activity', () => {
  cleanUpAfterEach()

  it('draws one column per night up to its loudest event, colored above its limit, on an axis from 40 dB', async () => {
    const { screen: sensor } = await openActivity({ faults: happened(SOME) })
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
      const { screen: sensor } = await openActivity({ faults: happened(SOME), locale, width, parent: place })
      const middle = (box: DOMRect): number => (box.left + box.right) / 2
      const lines = [...sensor.root.querySelectorAll('.columns line[x1]:not(.limit, .pointer)')].map(
        (line) => line.getBoundingClientRect().left
      )
      const dates = [...sensor.root.querySelectorAll('.noise-chart .time-axis > span')]
        .filter(({ textContent }) => /(Feb|Mar|März)/.test(textContent ?? ''))
        .map((date) => middle(date.getBoundingClientRect()))
      expect(dates).to.have.length(lines.length).and.to.have.length(5)
      for (const [index, line] of lines.entries()) expect(dates[index], `${locale} ${index}`).to.be.closeTo(line, 1)
      place.remove()
    }
  })

  it('describes and marks the loudest night, or the night pointed at, also in right-to-left pages', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const place = document.body.appendChild(document.createElement('div'))
      place.dir = dir
      const { screen: sensor, advance } = await openActivity({ faults: happened(SOME), width: 320, parent: place })
      const newer = '84 dB, limit 62 dB Mar 20, 12:05 AM · Quiet hours'
      expect(loudestOf(sensor)).to.equal(newer)
      const marked = () => columnsOf(sensor).map((column) => column.querySelector('.pointer') !== null)
      expect(marked()).to.deep.equal([false, true])
      const point = async (column: SVGGElement | undefined): Promise<string> => {
        const { left, width, top } = column?.getBoundingClientRect() ?? new DOMRect()
        const pointer = { clientX: left + width / 2, clientY: top, bubbles: true, composed: true }
        sensor.root.querySelector('.columns')?.dispatchEvent(new PointerEvent('pointerdown', pointer))
        await advance(0)
        return loudestOf(sensor)
      }
      expect(await point(columnsOf(sensor)[0])).to.equal('71.3 dB, limit 62 dB Mar 14, 11:40 PM · Quiet hours')
      expect(marked()).to.deep.equal([true, false])
      expect(await point(columnsOf(sensor)[1])).to.equal(newer)
      place.remove()
    }
  })

  it('outlines the part of the selected night below its limit in forced colors', async () => {
    await emulateMedia({ forcedColors: 'active' })
    try {
      const { screen: sensor } = await openActivity({ faults: happened(SOME) })
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

  it('has a table for screen readers', async () => {
    const { screen: sensor } = await openActivity({ faults: happened(SOME) })
    expect(tableOf(sensor)).to.deep.equal([
      ['Night', 'Events', 'Time', 'Loudest'],
      ['Thursday, March 19 – Friday, March 20', '3', '10:30 PM – 4:15 AM', '84 dB, limit 62 dB'],
      ['Saturday, March 14 – Sunday, March 15', '1', '11:40 PM', '71.3 dB, limit 62 dB']
    ])
    expect(sensor.root.querySelector('caption')?.textContent).to.equal('Loudest each night in the last month')
  })
})
