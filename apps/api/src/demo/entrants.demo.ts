/** Teams of five, their captain first. The names are common ones; nobody in particular is meant. */
export const demoTeams: readonly { country: string; anglers: readonly string[] }[] = [
  {
    country: "Austria",
    anglers: ["Lukas Gruber", "Felix Hofer", "Paul Steiner", "Jonas Moser", "Max Wimmer"],
  },
  {
    country: "Belgium",
    anglers: ["Pieter Maes", "Thomas Claes", "Luc Lambert", "Jef Wouters", "Bram Peeters"],
  },
  {
    country: "Bosnia and Herzegovina",
    anglers: ["Emir Hadžić", "Adnan Begić", "Damir Kovač", "Haris Delić", "Senad Mujić"],
  },
  { country: "Canada", anglers: ["Ryan Tremblay", "Luke Roy", "Evan Fraser", "Cole Morin", "Ian Gagnon"] },
  {
    country: "Croatia",
    anglers: ["Ivan Horvat", "Marko Babić", "Luka Jurić", "Ante Marić", "Josip Knežević"],
  },
  {
    country: "Czechia",
    anglers: ["Jan Dvořák", "Petr Svoboda", "Tomáš Černý", "Ondřej Veselý", "Jiří Kučera"],
  },
  { country: "England", anglers: ["Jack Turner", "Harry Cooper", "Tom Walsh", "Ben Carter", "Sam Hughes"] },
  {
    country: "Finland",
    anglers: ["Mikko Virtanen", "Antti Mäkinen", "Jari Nieminen", "Ville Heikkinen", "Esa Laine"],
  },
  {
    country: "France",
    anglers: ["Julien Moreau", "Pierre Girard", "Antoine Lefèvre", "Hugo Fontaine", "Nicolas Perrin"],
  },
  {
    country: "Ireland",
    anglers: ["Cian Murphy", "Pádraig Byrne", "Eoin Kelly", "Declan Walsh", "Niamh O’Sullivan"],
  },
  {
    country: "Italy",
    anglers: ["Marco Ricci", "Luca Ferrari", "Andrea Conti", "Davide Galli", "Matteo Moretti"],
  },
  {
    country: "Netherlands",
    anglers: ["Daan de Vries", "Bas Jansen", "Sander Bakker", "Joost Visser", "Ruud Smit"],
  },
  {
    country: "Norway",
    anglers: ["Lars Hansen", "Ole Johansen", "Nils Berg", "Erik Haugen", "Solveig Dahl"],
  },
  {
    country: "Poland",
    anglers: ["Piotr Kowalski", "Marek Zieliński", "Łukasz Wójcik", "Paweł Mazur", "Adam Krawczyk"],
  },
  {
    country: "Portugal",
    anglers: ["João Ferreira", "Rui Almeida", "Tiago Ribeiro", "Nuno Carvalho", "Miguel Pinto"],
  },
  {
    country: "Scotland",
    anglers: ["Ewan MacLeod", "Callum Fraser", "Rory Stewart", "Fiona Campbell", "Angus Reid"],
  },
  {
    country: "Slovakia",
    anglers: ["Martin Kováč", "Peter Tóth", "Michal Baláž", "Juraj Polák", "Marián Hudák"],
  },
  {
    country: "Slovenia",
    anglers: ["Aleš Novak", "Matej Zupan", "Rok Kranjc", "Gregor Kos", "Blaž Vidmar"],
  },
  {
    country: "Spain",
    anglers: ["Javier Ortega", "Diego Navarro", "Álvaro Rubio", "Sergio Molina", "Iván Castro"],
  },
  {
    country: "United States",
    anglers: ["Tyler Brooks", "Cody Jensen", "Grace Miller", "Wyatt Hayes", "Nathan Cole"],
  },
];
