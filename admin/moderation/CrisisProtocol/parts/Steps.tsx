/** A part of the protocol: its steps in order. */
export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
