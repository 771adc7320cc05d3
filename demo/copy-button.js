const SAID_FOR = 4000

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Lets a button copy a text. Where the clipboard is refused, the text is selected, to be copied by keyboard. */
export function followCopyButton(button, source, status) {
  let timer
  button.addEventListener('click', async () => {
    const isCopied = await copy(source.textContent)
    if (!isCopied) getSelection().selectAllChildren(source)
    status.textContent = isCopied ? 'Copied' : 'Selected: press Ctrl+C or ⌘C to copy'
    clearTimeout(timer)
    if (isCopied) timer = setTimeout(() => status.replaceChildren(), SAID_FOR)
  })
}
