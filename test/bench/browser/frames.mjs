const STEPS = 40
const STEP = 240
const BETWEEN_STEPS = 50

/** In the page: notes how long each frame takes from now on. */
function watchFrames() {
  const frames = []
  globalThis.frameTimes = frames
  let last
  const next = (time) => {
    if (globalThis.frameTimes !== frames) return
    if (last !== undefined) frames.push(time - last)
    last = time
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** Turns the wheel over the middle of the page, step by step. @returns how long the frames are meanwhile, in ms. */
export async function framesOfWheel(page) {
  await page.mouse.move(500, 500)
  await page.evaluate(watchFrames)
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP)
    await page.waitForTimeout(BETWEEN_STEPS)
  }
  return page.evaluate(() => globalThis.frameTimes)
}
