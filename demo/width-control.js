const presets = () => document.querySelectorAll('input[name="width"]')

/** Lets the presets and the slider set the width of a frame, and shows how wide it is. */
export function followWidth(frame, { slider, output }) {
  const stretch = (width) => frame.style.setProperty('inline-size', width === 'full' ? '100%' : `${width}px`)

  for (const preset of presets()) {
    preset.addEventListener('input', () => stretch(preset.value))
    if (preset.checked) stretch(preset.value)
  }
  slider.addEventListener('input', () => {
    for (const preset of presets()) preset.checked = preset.value === slider.value
    stretch(slider.value)
  })
  new ResizeObserver(() => {
    const width = Math.round(frame.getBoundingClientRect().width)
    slider.value = String(width)
    slider.setAttribute('aria-valuetext', `${width} pixels`)
    output.textContent = `${width} px`
  }).observe(frame)
}
