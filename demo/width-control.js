const presets = () => document.querySelectorAll('input[name="width"]')

/** Connects the presets and the slider to the width of a frame, and shows the width. */
export function setUpWidthControl(frame, { slider, output }) {
  const setWidth = (width) => frame.style.setProperty('inline-size', width === 'full' ? '100%' : `${width}px`)

  for (const preset of presets()) {
    preset.addEventListener('input', () => setWidth(preset.value))
    if (preset.checked) setWidth(preset.value)
  }
  slider.addEventListener('input', () => {
    for (const preset of presets()) preset.checked = preset.value === slider.value
    setWidth(slider.value)
  })
  new ResizeObserver(() => {
    const width = Math.round(frame.getBoundingClientRect().width)
    slider.value = String(width)
    slider.setAttribute('aria-valuetext', `${width} pixels`)
    output.textContent = `${width} px`
  }).observe(frame)
}
