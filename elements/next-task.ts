// What was asked for is answered, and what was defined is drawn, before what is imported after this is evaluated.
await new Promise((resolve) => setTimeout(resolve))

export {}
