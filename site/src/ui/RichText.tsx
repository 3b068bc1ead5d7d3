import type { ReactNode } from 'react'
import {
  pictureSrc,
  type Block,
  type Inline,
  type List,
  type RichText as Text,
} from '#domain/content/richText.ts'
import css from './RichText.module.css'

type RichTextProps = {
  text: Text
  /** What its headings of level 2 become, below the heading that stands above the text. */
  level?: 2 | 3 | 4
}

/** Draws a text of our editors as elements; there is no markup in it. */
export function RichText({ text, level = 2 }: RichTextProps) {
  return (
    <div className={css.text} dir="auto">
      {text.map((block, index) => (
        <Drawn key={index} block={block} shift={level - 2} />
      ))}
    </div>
  )
}

function Drawn({ block, shift }: { block: Block; shift: number }) {
  switch (block.type) {
    case 'paragraph':
      return block.children.length > 0 && <p dir="auto">{line(block.children)}</p>
    case 'heading': {
      const Heading = `h${block.level + shift}` as 'h2'
      return <Heading dir="auto">{line(block.children)}</Heading>
    }
    case 'quote':
      return <blockquote dir="auto">{line(block.children)}</blockquote>
    case 'list':
      return list(block)
    case 'callout':
      return (
        <p className={css.callout} role="note" data-tone={block.tone} dir="auto">
          {block.text}
        </p>
      )
    case 'picture': {
      const { id, alt, width, height } = block
      return <img src={pictureSrc(id)} alt={alt} width={width} height={height} loading="lazy" />
    }
  }
}

const line = (children: readonly Inline[]): ReactNode => children.map((part, index) => drawn(part, index))

function drawn(part: Inline, key: number): ReactNode {
  if (part.type === 'break') return <br key={key} />
  if (part.type === 'link')
    return (
      <a key={key} href={part.href} rel="noopener noreferrer">
        {line(part.children)}
      </a>
    )
  const styled = part.italic ? <em key={key}>{part.text}</em> : part.text
  return part.bold ? <strong key={key}>{styled}</strong> : styled
}

function list({ ordered, items }: List): ReactNode {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map(({ children, lists }, index) => (
        <li key={index} dir="auto">
          {line(children)}
          {lists.map((inner, at) => (
            <div key={at}>{list(inner)}</div>
          ))}
        </li>
      ))}
    </Tag>
  )
}
