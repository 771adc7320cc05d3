import { clock, useFakeClock } from '../clock.js'
import { onFreshPage } from './page.js'
import { COPY_BERT, press, pressedAfterAll } from './replayed-input.js'

describe('Deadline of a press before React', () => {
  onFreshPage()
  useFakeClock()

  it('replays a press for 3 s', () => {
    const pressed = pressedAfterAll([COPY_BERT], (first) => {
      press(first)
      clock.tick(2999)
    })
    expect(pressed).to.deep.equal(['code_2: Copy code · Bert'])
  })

  it('forgets a press after 3 s, and no longer marks its control', () => {
    let busy: string | null | undefined
    const pressed = pressedAfterAll([COPY_BERT], (first) => {
      press(first)
      clock.tick(3000)
      busy = first.querySelector('button')?.ariaBusy
    })
    expect([busy, pressed]).to.deep.equal([null, []])
  })

  it('forgets a press after 3 s even if the page was too busy for timers', () => {
    const pressed = pressedAfterAll([COPY_BERT], (first) => {
      press(first)
      clock.setSystemTime(3001)
    })
    expect(pressed).to.deep.equal([])
  })
})
