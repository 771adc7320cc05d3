const MESSAGE_DURATION = 4000

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Makes a button copy a text. If the clipboard is not available, the text is selected instead. */
export function setUpCopyButton(button, source, status) {
  let timer
  button.addEventListener('click', async () => {
    const isCopied = await copy(source.textContent)
    if (!isCopied) getSelection().selectAllChildren(source)
    status.textContent = isCopied ? 'Copied' : 'Selected: press Ctrl+C or ⌘C to copy'
    clearTimeout(timer)
    if (isCopied) timer = setTimeout(() => status.replaceChildren(), MESSAGE_DURATION)
  })
}
