import { expect } from 'chai'
import { settled } from './settled.js'

/** Tracks the state of a promise. */
function watched(promise: Promise<unknown>): { readonly isSettled: boolean } {
  const state = { isSettled: false }
  void promise.finally(() => (state.isSettled = true))
  return state
}

describe('settled()', () => {
  it('waits until every body is read', async () => {
    const text = new Request('/', { method: 'POST', body: 'x'.repeat(1e6) })
      .text()
      .then((sent) => new Response(sent).json())
    const reading = watched(text.catch(() => undefined))
    await settled()
    expect(reading.isSettled).to.equal(true)
  })

  it('waits until every message is handled', async () => {
    const { port1, port2 } = new MessageChannel()
    let left = 100
    port1.addEventListener('message', () => (left -= 1) > 0 && port2.postMessage(undefined))
    port1.start()
    port2.postMessage(undefined)
    await settled()
    port1.close()
    expect(left).to.equal(0)
  })

  it('waits for intersection observers', async () => {
    const box = document.body.appendChild(document.createElement('div'))
    const seen: boolean[] = []
    const observer = new IntersectionObserver((entries) =>
      seen.push(...entries.map(({ isIntersecting }) => isIntersecting))
    )
    observer.observe(box)
    await settled()
    observer.disconnect()
    box.remove()
    expect(seen).to.have.length(1)
  })

  it('waits for scroll events', async () => {
    const box = document.body.appendChild(document.createElement('div'))
    Object.assign(box.style, { overflow: 'auto', blockSize: '50px' })
    box.appendChild(document.createElement('div')).style.blockSize = '500px'
    let scrolls = 0
    box.addEventListener('scroll', () => (scrolls += 1))
    box.scrollTop = 30
    await settled()
    box.scrollTo({ top: 60, behavior: 'instant' })
    await settled()
    box.remove()
    expect(scrolls).to.equal(2)
  })

  it('does not wait for promises that the test holds back', async () => {
    let release = (): void => {}
    const held = watched(new Promise<void>((resolve) => (release = resolve)))
    await settled()
    expect(held.isSettled).to.equal(false)
    release()
  })

  const posters: Readonly<Record<string, (post: () => void) => void>> = {
    message: (post) => post(),
    frame: (post) => void requestAnimationFrame(post)
  }
  for (const [what, next] of Object.entries(posters)) {
    it(`fails with an error if every ${what} posts another message`, async () => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => next(() => port2.postMessage(undefined)))
      port1.start()
      port2.postMessage(undefined)
      const reason = await settled(300).catch(String)
      port1.close()
      expect(reason).to.match(/does not come to rest/)
      await settled()
    })
  }
})
