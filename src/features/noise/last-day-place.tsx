/** Placeholder of the timeline of the last 24 hours, with its size. */
export const LastDayPlace = () => (
  <div className="noise-last-day" aria-hidden>
    <p>{'\u00a0'}</p>
    <svg />
    <div className="dates" />
  </div>
)
