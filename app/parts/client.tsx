import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Catalogue } from './catalogue';

const place = document.getElementById('parts');
if (!place) throw new Error('The page has no place for the parts');
createRoot(place).render(
  <StrictMode>
    <Catalogue />
  </StrictMode>,
);
