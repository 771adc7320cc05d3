import { useEffect, useState } from 'react'

/** Whether any of an element is in view; nothing until the browser has looked. */
export function useVisibility(element: Element): boolean | undefined {
  const [isVisible, setIsVisible] = useState<boolean>()
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsVisible(entries.at(-1)?.isIntersecting))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isVisible
}
