export { cardContent, cardText, cardVersion } from './card-content.ts';
export { createCardSender } from './send-card.ts';
export { cardsModule } from './module.ts';
